import { useSuspenseQuery } from '@tanstack/react-query'
import { getMe, type User } from '@turnout/contract/me'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TellMeOnThisPhone } from '../push/public/tell-me-on-this-phone.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { useDeactivate } from './profile-actions.ts'
import styles from './profile-page.module.css'
import { ProfilePanel } from './profile-panel.tsx'
import { accountDetails, deactivatePanel, profilePage as texts } from './profile-texts.ts'
import { SessionsPanel } from './sessions-panel.tsx'
import { common } from './texts.ts'

const MessagesPanel = lazyPart(async () => (await import('./messages-panel.tsx')).MessagesPanel)
const PasskeysPanel = lazyPart(async () => (await import('./passkeys-panel.tsx')).PasskeysPanel)
const StatisticsPanel = lazyPart(async () => (await import('./statistics-panel.tsx')).StatisticsPanel)

export function ProfilePage() {
  const signOut = useSignOut()
  return (
    <div className={`wrap panels ${styles.page}`}>
      <div className="ends">
        <h1>{texts.profile}</h1>
        <Button icon="leave" className="phone-only" onClick={signOut}>
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
    <div className={`panels ${styles.columns}`}>
      <div className="panels">
        <PhotoPanel user={user} />
        <ProfilePanel user={user} />
        <AccountDetails user={user} />
        {user.email_confirmed && (
          <>
            <PasswordPanel user={user} />
            <PasskeysPanel fallback={<Skeleton shape="panel" />} />
            <SessionsPanel />
          </>
        )}
      </div>
      {user.email_confirmed && (
        <div className="panels">
          <TellMeOnThisPhone />
          <StatisticsPanel fallback={<Skeleton shape="panel" />} />
          <MessagesPanel fallback={<Skeleton shape="panel" />} />
          <DeactivatePanel isVendor={user.role === 'vendor'} />
        </div>
      )}
    </div>
  )
}

const ROLES: Record<User['role'], string> = {
  user: common.user,
  vendor: common.vendor,
  admin: accountDetails.platformAdmin,
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const detailsOf = (user: User): readonly (readonly [string, string])[] => [
  [common.email, user.email_confirmed ? user.email : accountDetails.notConfirmedYet(user.email)],
  [common.dateOfBirth, user.date_of_birth ? dateFormat.format(new Date(user.date_of_birth)) : ''],
  [common.kindOfAccount, ROLES[user.role]],
  [common.interests, user.interests.join(', ')],
]

/** Details from the sign-up that cannot be changed. */
function AccountDetails({ user }: { user: User }) {
  return (
    <Panel title={common.yourAccount}>
      <dl className={`stack gap-12 ${styles.facts}`}>
        {detailsOf(user).map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className="sub">{term}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function DeactivatePanel({ isVendor }: { isVendor: boolean }) {
  const { leave, isPending } = useDeactivate()
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel title={deactivatePanel.deactivateAccount} danger>
      <div className="stack gap-14">
        <p>{deactivatePanel.yourNameEmailPhoneNumber}</p>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {deactivatePanel.deactivateAccount}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={deactivatePanel.deactivateYourAccount}
        confirmText={deactivatePanel.deactivateAccount}
        cancelText={deactivatePanel.keepMyAccount}
        busy={isPending}
        busyText={deactivatePanel.erasing}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          leave()
        }}
      >
        <div className="stack gap-10">
          {isVendor && <p>{deactivatePanel.profileGoes}</p>}
          <p>{deactivatePanel.alsoGoes}</p>
          <p>{deactivatePanel.thisCannotBeUndoneNobody}</p>
        </div>
      </ConfirmDialog>
    </Panel>
  )
}
