import { useSignOut } from '../../platform/use-sign-out.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountFacts } from './account-facts.tsx'
import { DeactivatePanel } from './deactivate-panel.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import styles from './profile-page.module.css'
import { ProfilePanel } from './profile-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function ProfilePage() {
  const viewer = useViewer()
  const signOut = useSignOut()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Profile</h1>
        <Button icon="leave" className={styles.leave} onClick={signOut}>
          Log out
        </Button>
      </div>
      {viewer === 'loading' && <Skeleton shape="panel" count={3} label="Loading your profile" />}
      {viewer && viewer !== 'loading' && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <PhotoPanel user={viewer} />
            <ProfilePanel user={viewer} />
            <AccountFacts user={viewer} />
          </div>
          {viewer.email_confirmed && (
            <div className={styles.column}>
              <NumbersPanel />
              <PasswordPanel user={viewer} />
              <SessionsPanel />
              <DeactivatePanel />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
