import type { ChatMessage, sendChatMessage } from '@turnout/contract/chat'
import type { InputOf } from '@turnout/contract/endpoint'
import { type ReactNode, useSyncExternalStore } from 'react'
import { onTick } from '../../platform/time/ticker.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { useComposing } from './composing.ts'
import styles from './message.module.css'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'
import { waitingRow as texts } from './texts.ts'

/** From this age on a message shows that it waits; before, that it is being sent. */
const LATE_AFTER_MS = 900

type OwnTextProps = { text: string; reply: ChatMessage['reply_to'] }

type OwnRowProps = OwnTextProps & { className: string | undefined; children: ReactNode }

const OwnRow = ({ text, reply, className, children }: OwnRowProps) => (
  <div className={classNames(styles.row, styles.mine, styles.first, className)}>
    <div className={styles.words}>
      <div className={styles.bubble} dir="auto">
        {reply && <Quote reply={reply} />}
        <MessageText text={text} />
      </div>
      {children}
    </div>
  </div>
)

/** A message that the server does not have yet. */
export function WaitingRow({ text, reply, madeAt }: OwnTextProps & { madeAt: number }) {
  const isLate = useSyncExternalStore(
    onTick,
    () => Date.now() - madeAt > LATE_AFTER_MS,
    () => false,
  )
  return (
    <OwnRow text={text} reply={reply} className={styles.waiting}>
      <span className={styles.time}>
        {isLate && <Icon name="clock" size={15} />}
        {isLate ? texts.waiting : texts.sending}
      </span>
    </OwnRow>
  )
}

type UnsentRowProps = Pick<OwnTextProps, 'reply'> & {
  body: InputOf<typeof sendChatMessage>['body']
  reason: string
  onRetry: () => void
  onDelete: () => void
}

/** A message that the server refused, with the reason and what the person can do. */
export function UnsentRow({ body, reply, reason, onRetry, onDelete }: UnsentRowProps) {
  const [, setComposing] = useComposing()
  const { text, mentions = [], reply_to: replyTo = null } = body
  const edit = () => {
    setComposing({ type: 'resent', text, mentions, replyTo })
    onDelete()
  }
  return (
    <OwnRow text={text} reply={reply} className={styles.unsent}>
      <span className={styles.time}>
        <Icon name="info" size={15} />
        {texts.notSent(reason)}
      </span>
      <div className={styles.ways}>
        <Button variant="quiet" size="small" onClick={onDelete}>
          {texts.delete}
        </Button>
        <Button variant="quiet" size="small" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        <Button variant="quiet" size="small" onClick={edit}>
          {texts.editAndSend}
        </Button>
      </div>
    </OwnRow>
  )
}
