import type { ChatMessage } from '@turnout/contract/chat'
import { useContext } from 'react'
import { ChatGroupContext } from './chat-group.ts'
import { useMemberName } from './message-actions.tsx'
import styles from './message-reactions.module.css'
import { ReactionPicture } from './reaction-picture.tsx'
import { reactionNames, reactions as texts } from './texts.ts'
import { useReaction } from './use-reaction.ts'

/** Under the bubble: each reaction with its count. A press adds this person to it, or takes theirs back. */
export function MessageReactions({ message }: { message: ChatMessage }) {
  const { me } = useContext(ChatGroupContext)
  const { chosen, toggle } = useReaction(message)
  const nameOf = useMemberName()
  return (
    <div className={styles.reactions}>
      {message.reactions.map(({ reaction, user_ids: ids }) => {
        const names = ids.map((id) => (id === me?.id ? texts.you : nameOf(id)))
        return (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-pressed={reaction === chosen}
            aria-label={texts.summary(reactionNames[reaction], names)}
            title={texts.by(names)}
            onClick={() => toggle(reaction)}
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
