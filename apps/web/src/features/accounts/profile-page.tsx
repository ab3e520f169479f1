import type { User } from '@turnout/contract/accounts'
import { useSignOut } from '../../platform/use-sign-out.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './profile-page.module.css'

const ROLES: Record<User['role'], string> = { user: 'User', vendor: 'Vendor', admin: 'Platform admin' }

const factsOf = (user: User): readonly (readonly [string, string])[] => [
  ['Email', user.email_confirmed ? user.email : `${user.email} (not confirmed yet)`],
  ['Phone number', user.phone_number],
  ['Date of birth', user.date_of_birth ?? ''],
  ['Kind of account', ROLES[user.role]],
  ['Interests', user.interests.join(', ')],
  ['About you', user.bio],
]

export function ProfilePage() {
  const viewer = useViewer()
  const signOut = useSignOut()
  const name = viewer && viewer !== 'loading' ? `${viewer.first_name} ${viewer.last_name}` : ''
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={name ? 'visually-hidden' : undefined}>Profile</h1>
      {viewer === 'loading' && <Skeleton shape="panel" label="Loading your profile" />}
      {viewer && viewer !== 'loading' && (
        <Panel>
          <div className={styles.person}>
            <Avatar name={name} image={viewer.profile_image_url} size={64} />
            <h2>{name}</h2>
          </div>
          <dl className={styles.facts}>
            {factsOf(viewer).map(([term, said]) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{said || '–'}</dd>
              </div>
            ))}
          </dl>
          <p className="sub">This is what we keep of you. Changing it here is not open yet.</p>
        </Panel>
      )}
      <div>
        <Button icon="leave" onClick={signOut}>
          Log out
        </Button>
      </div>
    </div>
  )
}
