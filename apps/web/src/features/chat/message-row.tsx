import type { ChatMessage } from '@turnout/contract/chat'
import { memo, type ReactNode, useContext } from 'react'
import { clockTime } from '../../platform/time/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import announcementStyles from './announcement.module.css'
import { AnnouncementIcon } from './announcement-icon.tsx'
import { ChatGroupContext } from './chat-group.ts'
import styles from './message.module.css'
import { useMemberName } from './message-actions.tsx'
import { MessageBubble } from './message-bubble.tsx'
import messageReactions from './message-reactions.module.css'
import { MessageText } from './message-text.tsx'
import { PollCard } from './poll-card.tsx'
import { Quote } from './quote.tsx'
import { ReactionPicture } from './reaction-picture.tsx'
import { announcement as announcementTexts } from './room-texts.ts'
import { reactionNames, reactions as reactionsTexts, messageRow as texts } from './texts.ts'
import { useReaction } from './use-reaction.ts'

type MessageRowProps = {
  message: ChatMessage
  isMine: boolean
  isFirst: boolean
  isLast: boolean
  /** Whether Tab reaches the menu button of this message. Arrow keys reach those of the others. */
  hasTabStop: boolean
}

/** One message; re-renders only when it changes. */
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

/** A notice between two hairlines. */
const Notice = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.notice} data-message={id}>
    <span>{children}</span>
  </p>
)

/** Above the text of an announcement in the log. */
const AnnouncementMark = () => (
  <span className={announcementStyles.mark}>
    <AnnouncementIcon size={18} />
    {announcementTexts.title}
  </span>
)

/** Below the bubble: each reaction with its count. A press adds or removes this person's reaction. */
function MessageReactions({ message }: { message: ChatMessage }) {
  const { me } = useContext(ChatGroupContext)
  const { chosen, toggle } = useReaction(message)
  const nameOf = useMemberName()
  return (
    <div className={messageReactions.reactions}>
      {message.reactions.map(({ reaction, user_ids: ids }) => {
        const names = ids.map((id) => (id === me?.id ? reactionsTexts.you : nameOf(id)))
        return (
          <button
            key={reaction}
            type="button"
            className={messageReactions.reaction}
            aria-pressed={reaction === chosen}
            aria-label={reactionsTexts.summary(reactionNames[reaction], names)}
            title={reactionsTexts.by(names)}
            onClick={() => toggle(reaction)}
          >
            <span className={messageReactions.pill}>
              <ReactionPicture reaction={reaction} size={18} />
              {ids.length}
            </span>
          </button>
        )
      })}
    </div>
  )
}
