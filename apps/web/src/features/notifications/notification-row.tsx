import { messageOf } from '@turnout/contract/notification-messages'
import type { GameReference, Notification } from '@turnout/contract/notifications'
import { PathLink } from '../../platform/router/link.tsx'
import { clockTime, dateIn, dayLabel } from '../../platform/time/dates.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InboxRow, InboxWords, inboxLink } from '../../ui/inbox.tsx'
import { OpenAnswer } from '../who-comes/public/open-answer.tsx'
import { useReadNotification } from './actions.ts'
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

function subjectName(notification: Notification): string {
  if ('group' in notification) return notification.group.name
  return 'event' in notification ? notification.event.title : notification.enquiry.name
}

export function NotificationRow({ notification, now }: { notification: Notification; now: number }) {
  const { id, kind, data, path, created_at, is_read } = notification
  const { mutate } = useReadNotification()
  const name = subjectName(notification)
  const dayOf = ({ date, start_time, time_zone }: GameReference) =>
    dayLabel(date, dateIn(time_zone, now), start_time)
  const { title, body } = messageOf(notification, { name, dayOf })
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
          {...{ name: 'user' in data ? data.user.name : name, size: 36, title, at: created_at }}
          when={clockTime(created_at)}
          unread={!is_read && texts.unread}
        >
          <span className="sub">{body}</span>
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
