import type { User } from '@turnout/contract/accounts'
import { Panel } from '../../ui/panel.tsx'
import styles from './profile-page.module.css'

const ROLES: Record<User['role'], string> = { user: 'User', vendor: 'Vendor', admin: 'Platform admin' }

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const detailsOf = (user: User): readonly (readonly [string, string])[] => [
  ['Email', user.email_confirmed ? user.email : `${user.email} (not confirmed yet)`],
  ['Date of birth', user.date_of_birth ? dateFormat.format(Date.parse(user.date_of_birth)) : ''],
  ['Kind of account', ROLES[user.role]],
  ['Interests', user.interests.join(', ')],
]

/** What was given at the sign-up and stays. */
export function AccountDetails({ user }: { user: User }) {
  return (
    <Panel title="Your account">
      <dl className={styles.facts}>
        {detailsOf(user).map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
