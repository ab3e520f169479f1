import type { Notification } from '@turnout/contract/notifications'
import { PathLink } from '../../platform/router/link.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InboxRow, InboxWords, inboxLink } from '../../ui/inbox.tsx'
import { OpenAnswer } from '../who-comes/public/open-answer.tsx'
import { useReadNotification } from './actions.ts'
import { notificationSentence, subjectName } from './notification-sentence.ts'
import styles from './notifications.module.css'
import { list as texts } from './texts.ts'

/** Kinds that ask for an answer: both buttons show in the row until it is read. */
const ASKS: readonly Notification['kind'][] = [
  'game_open',
  'reminder',
  'spare_asked',
  'place_offered',
  'place_gained',
]

export function NotificationRow({ notification, now }: { notification: Notification; now: number }) {
  const { id, kind, data, path, created_at, is_read } = notification
  const { mutate } = useReadNotification()
  const { title, detail } = notificationSentence(notification, now)
  const name = 'user' in data ? data.user.name : subjectName(notification)
  return (
    <InboxRow isUnread={!is_read}>
      <PathLink
        href={path}
        className={inboxLink}
        onClick={() => {
          if (!is_read) mutate({ params: { notificationId: id } })
        }}
      >
        <InboxWords
          {...{ name, size: 36, title, at: created_at }}
          when={clockTime(created_at)}
          unread={!is_read && texts.unread}
        >
          <span className="sub">{detail}</span>
        </InboxWords>
      </PathLink>
      {!is_read && ASKS.includes(kind) && 'game' in data && (
        <div className={styles.answer}>
          <OpenAnswer gameId={data.game.id} />
        </div>
      )}
      {!is_read && kind === 'too_few' && (
        <div className={`flow gap-10 ${styles.answer}`}>
          {data.can_call_spares && (
            <PathLink href={`${path}?answer=spares`} className={buttonClass({ size: 'small' })}>
              {texts.callSpares}
            </PathLink>
          )}
          <PathLink href={`${path}?answer=cancel`} className={buttonClass({ size: 'small' })}>
            {texts.cancelGame}
          </PathLink>
        </div>
      )}
    </InboxRow>
  )
}
