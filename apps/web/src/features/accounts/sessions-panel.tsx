import { useQuery } from '@tanstack/react-query'
import { listSessions, type Session } from '@turnout/contract/sessions'
import { deviceName } from '@turnout/rules/device-name'
import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'
import { useEndOtherSessions, useEndSession } from './profile-actions.ts'
import styles from './profile-page.module.css'
import { sessionsPanel as texts } from './profile-texts.ts'

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export function SessionsPanel() {
  const sessions = useQuery(read(listSessions, {}))
  const { data, error } = sessions
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  return (
    <Panel title={texts.whereYouAreSignedIn}>
      {data ? (
        <ul className="column ruled">
          {data.map((session) => (
            <li key={session.id} className={styles.session}>
              <span>
                <b>{deviceName(session.user_agent)}</b>
                <span className="sub">
                  {session.is_current
                    ? texts.thisDevice
                    : texts.lastUsed(dateTime.format(session.last_seen_at))}
                </span>
              </span>
              {!session.is_current && (
                <Button
                  size="small"
                  aria-label={texts.signOutLastUsed(
                    deviceName(session.user_agent),
                    dateTime.format(session.last_seen_at),
                  )}
                  onClick={() => setEnding(session)}
                >
                  {texts.signOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <LoadStatus
          inline
          query={sessions}
          failed={errorText(error, texts.yourSessionsCouldNotBe)}
          rows={2}
          loading={texts.loadingYourSessions}
        />
      )}
      {data && data.length > 1 && (
        <div className={styles.everywhere}>
          <Button onClick={() => setEnding('others')}>{texts.signOutEverywhereElse}</Button>
        </div>
      )}
      {ending === 'others' && <EndOtherSessionsDialog onClose={() => setEnding(null)} />}
      {ending !== null && ending !== 'others' && (
        <EndSessionDialog session={ending} onClose={() => setEnding(null)} />
      )}
    </Panel>
  )
}

function EndSessionDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const action = useEndSession()
  return (
    <ConfirmPasswordDialog
      title={texts.signOutQuestion(deviceName(session.user_agent))}
      confirm={texts.signOut}
      action={action}
      busyText={texts.signingOut}
      onClose={onClose}
      onConfirm={(password) =>
        action.mutate({ params: { sessionId: session.id }, body: { password } }, { done: onClose })
      }
    />
  )
}

function EndOtherSessionsDialog({ onClose }: { onClose: () => void }) {
  const action = useEndOtherSessions()
  return (
    <ConfirmPasswordDialog
      title={texts.signOutEverywhereElseQuestion}
      confirm={texts.signOutEverywhereElse}
      action={action}
      busyText={texts.signingOut}
      onClose={onClose}
      onConfirm={(password) => action.mutate({ body: { password } }, { done: onClose })}
    />
  )
}
