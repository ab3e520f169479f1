import { useQuery } from '@tanstack/react-query'
import { listSessions, type Session } from '@turnout/contract/sessions'
import { deviceName } from '@turnout/rules/device-name'
import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'
import { useEndOtherSessions, useEndSession } from './profile-actions.ts'
import styles from './profile-page.module.css'

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export function SessionsPanel() {
  const { data, error, refetch } = useQuery(read(listSessions, {}))
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  return (
    <Panel title="Where you are signed in">
      {!data && !error && <Skeleton shape="row" count={2} label="Loading your sessions" />}
      {error && !data && (
        <div className={styles.stack}>
          <p role="alert">{errorText(error, 'Your sessions could not be loaded.')}</p>
          <div>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        </div>
      )}
      {data && (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <li key={session.id} className={styles.session}>
              <span>
                <b>{deviceName(session.user_agent)}</b>
                <span className="sub">
                  {session.is_current ? 'This device' : `Last used ${dateTime.format(session.last_seen_at)}`}
                </span>
              </span>
              {!session.is_current && (
                <Button
                  size="small"
                  aria-label={`Sign out ${deviceName(session.user_agent)}, last used ${dateTime.format(session.last_seen_at)}`}
                  onClick={() => setEnding(session)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div className={styles.everywhere}>
          <Button onClick={() => setEnding('others')}>Sign out everywhere else</Button>
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
  const { mutate, isPending, error } = useEndSession()
  return (
    <ConfirmPasswordDialog
      title={`Sign out ${deviceName(session.user_agent)}?`}
      confirm="Sign out"
      busy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={(password) =>
        mutate({ params: { sessionId: session.id }, body: { password } }, { done: onClose })
      }
    />
  )
}

function EndOtherSessionsDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useEndOtherSessions()
  return (
    <ConfirmPasswordDialog
      title="Sign out everywhere else?"
      confirm="Sign out everywhere else"
      busy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={(password) => mutate({ body: { password } }, { done: onClose })}
    />
  )
}
