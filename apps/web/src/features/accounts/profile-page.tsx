import { useSuspenseQuery } from '@tanstack/react-query'
import { getMe } from '@turnout/contract/me'
import { read } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TellMeOnThisPhone } from '../push/public/tell-me-on-this-phone.tsx'
import { AccountDetails } from './account-details.tsx'
import { DeactivatePanel } from './deactivate-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import styles from './profile-page.module.css'
import { ProfilePanel } from './profile-panel.tsx'
import { profilePage as texts } from './profile-texts.ts'
import { SessionsPanel } from './sessions-panel.tsx'

const MessagesPanel = lazyPart(async () => (await import('./messages-panel.tsx')).MessagesPanel)
const PasskeysPanel = lazyPart(async () => (await import('./passkeys-panel.tsx')).PasskeysPanel)
const StatisticsPanel = lazyPart(async () => (await import('./statistics-panel.tsx')).StatisticsPanel)

export function ProfilePage() {
  const signOut = useSignOut()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{texts.profile}</h1>
        <Button icon="leave" className={styles.leave} onClick={signOut}>
          {texts.logOut}
        </Button>
      </div>
      <LoadBoundary
        failed={texts.failedToLoadYourProfile}
        skeleton={<Skeleton shape="panel" count={3} label={texts.loadingYourProfile} />}
      >
        <Panels />
      </LoadBoundary>
    </div>
  )
}

function Panels() {
  const { data: user } = useSuspenseQuery({ ...read(getMe, {}), staleTime: 60_000 })
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PhotoPanel user={user} />
        <ProfilePanel user={user} />
        <AccountDetails user={user} />
      </div>
      {user.email_confirmed && (
        <div className={styles.column}>
          <TellMeOnThisPhone />
          <StatisticsPanel fallback={<Skeleton shape="panel" />} />
          <PasswordPanel user={user} />
          <PasskeysPanel fallback={<Skeleton shape="panel" />} />
          <SessionsPanel />
          <MessagesPanel fallback={<Skeleton shape="panel" />} />
          <DeactivatePanel />
        </div>
      )}
    </div>
  )
}
