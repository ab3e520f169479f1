import type { ChatMessage } from '@turnout/contract/chat'
import { memo, type ReactNode } from 'react'
import { clockTime } from '../../platform/time/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AnnouncementMark } from './announcement-mark.tsx'
import styles from './message.module.css'
import { MessageBubble } from './message-bubble.tsx'
import { MessageReactions } from './message-reactions.tsx'
import { MessageText } from './message-text.tsx'
import { PollCard } from './poll-card.tsx'
import { Quote } from './quote.tsx'
import { messageRow as texts } from './texts.ts'

type MessageRowProps = {
  message: ChatMessage
  isMine: boolean
  isFirst: boolean
  isLast: boolean
  /** The keyboard gets to the actions of one message, and by arrows to those of the others. */
  hasTabStop: boolean
}

/** One message, drawn again only when it has changed. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isMine, isFirst, isLast, hasTabStop } = props
  const { author, text, mentions, edited_at, sent_at, removed, reply_to, poll } = message
  if (removed)
    return <Notice id={message.id}>{removed.by ? texts.removedBy(removed.by.name) : texts.removed}</Notice>
  const name = author?.name ?? texts.deletedAccount
  return (
    <div
      className={classNames(styles.row, isMine && styles.mine, isFirst && styles.first)}
      data-message={message.id}
    >
      {!isMine && (
        <span className={styles.face}>
          {isLast && <Avatar name={name} image={author?.profile_image_url} size={36} />}
        </span>
      )}
      <div className={styles.words}>
        <p className={isFirst && !isMine ? styles.name : 'visually-hidden'}>
          <bdi>{isMine ? texts.you : name}</bdi> <Time at={sent_at} />
        </p>
        <MessageBubble message={message} hasTabStop={hasTabStop}>
          {reply_to && <Quote reply={reply_to} />}
          {message.kind === 'announcement' && <AnnouncementMark />}
          {poll ? (
            <PollCard message={message} stored={poll} />
          ) : (
            <span>
              <MessageText text={text ?? ''} mentions={mentions} />
            </span>
          )}
          {edited_at !== null && <span className={styles.edited}> {texts.edited}</span>}
        </MessageBubble>
        {message.reactions.length > 0 && <MessageReactions message={message} />}
        {isMine && isLast && (
          <span className={styles.time} aria-hidden="true">
            {clockTime(sent_at)}
          </span>
        )}
      </div>
    </div>
  )
})

const Time = ({ at }: { at: number }) => (
  <time className={styles.time} dateTime={new Date(at).toISOString()}>
    {clockTime(at)}
  </time>
)

/** A line between two hairlines. */
const Notice = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.notice} data-message={id}>
    <span>{children}</span>
  </p>
)
