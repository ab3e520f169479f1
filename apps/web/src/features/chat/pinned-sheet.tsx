import type { ChatMessage } from '@turnout/contract/chat'
import { shortDate } from '@turnout/rules/dates'
import { useContext, useState } from 'react'
import { clockTime, dateIn } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useTakeDown } from './actions.ts'
import { ChatGroupContext } from './chat-group.ts'
import styles from './form-sheet.module.css'
import { MessageText } from './message-text.tsx'
import { announcement as texts } from './room-texts.ts'
import { common, messageRow } from './texts.ts'

/** The whole announcement; organisers and its author can take it down. */
export function PinnedSheet({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { groupId, me, canManage } = useContext(ChatGroupContext)
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useTakeDown()
  const { author, sent_at, text } = message
  const day = shortDate(dateIn(localTimeZone(), sent_at))
  const takeDown = () =>
    mutate({ params: { groupId, messageId: message.id } }, { done: onClose, failed: () => setAsked(false) })
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <div className="column gap-14">
        <p className={styles.text} dir="auto">
          <MessageText text={text ?? ''} />
        </p>
        <p className="sub">
          {texts.byAt(author?.name ?? messageRow.deletedAccount, day, clockTime(sent_at))}
        </p>
        {(canManage || (author && author.id === me?.id)) &&
          (isAsked ? (
            <>
              <p>{texts.takeDownHint}</p>
              <div className={styles.pair}>
                <Button onClick={() => setAsked(false)}>{common.keepIt}</Button>
                <Button variant="dangerSolid" busy={isPending} busyText={texts.takingDown} onClick={takeDown}>
                  {texts.takeDown}
                </Button>
              </div>
            </>
          ) : (
            <Button variant="danger" onClick={() => setAsked(true)}>
              {texts.takeDown}
            </Button>
          ))}
      </div>
    </Sheet>
  )
}
