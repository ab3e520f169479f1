import type { ChatMessage } from '@turnout/contract/chat'
import { useMemberName, useMessageActions } from './message-actions.tsx'
import styles from './message-reactions.module.css'
import { ReactionPicture } from './reaction-picture.tsx'
import { reactionNames, reactions as texts } from './texts.ts'

/** Under the bubble: each reaction with its count. A press adds this person to it, or takes theirs back. */
export function MessageReactions({ message }: { message: ChatMessage }) {
  const { myId, toggleReaction } = useMessageActions()
  const nameOf = useMemberName()
  return (
    <div className={styles.reactions}>
      {message.reactions.map(({ reaction, user_ids: ids }) => {
        const names = ids.map((id) => (id === myId ? texts.you : nameOf(id)))
        return (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-pressed={myId !== null && ids.includes(myId)}
            aria-label={texts.summary(reactionNames[reaction], names)}
            title={texts.by(names)}
            onClick={() => toggleReaction(message, reaction)}
          >
            <span className={styles.pill}>
              <ReactionPicture reaction={reaction} size={18} />
              {ids.length}
            </span>
          </button>
        )
      })}
    </div>
  )
}
