import type { EventReply } from '@turnout/contract/event-replies'
import type { Event } from '@turnout/contract/events'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { useCheckInReply, useUndoCheckIn } from './actions.ts'
import { checkIn, replies as texts } from './texts.ts'

type ReplyCheckInProps = { event: Event; reply: EventReply; isOpen: boolean }

/** At the end of a line of the list: a host's tap for a person who has come, and the way to take it back. */
export function ReplyCheckIn({ event, reply, isOpen }: ReplyCheckInProps) {
  const { press, pending } = useCheckInReply()
  const undo = useUndoCheckIn()
  const params = { eventId: event.id, replyId: reply.id }
  if (reply.arrived_at !== null)
    return (
      <>
        <span className="sub">{texts.hereSince(clockTime(reply.arrived_at, event.time_zone))}</span>
        {isOpen && (
          <LazyMenu
            label={texts.more(reply.name)}
            items={[{ text: texts.undo, icon: 'cross', onSelect: () => undo.mutate({ params }) }]}
          />
        )}
      </>
    )
  if (!isOpen || reply.answer === 'not_going') return null
  return (
    <Button
      size="small"
      aria-label={texts.checkInFor(reply.name)}
      busy={pending.some((input) => input.params.replyId === reply.id)}
      busyText={navigator.onLine ? checkIn.checkingIn : checkIn.waiting}
      onClick={() => press({ params })}
    >
      {checkIn.checkIn}
    </Button>
  )
}
