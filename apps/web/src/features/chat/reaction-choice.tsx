import { CHAT_REACTIONS, type ChatReaction } from '@turnout/rules/chat'
import styles from './reaction-choice.module.css'
import { ReactionPicture } from './reaction-picture.tsx'
import { reactionNames, reactions as texts } from './texts.ts'

type ReactionChoiceProps = { mine: ChatReaction | null; onChoose: (reaction: ChatReaction) => void }

/** The first row of the menu of a message. */
export function ReactionChoice({ mine, onChoose }: ReactionChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a menu
    <div role="group" aria-label={texts.label} className={styles.row}>
      {CHAT_REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          role="menuitemradio"
          aria-checked={reaction === mine}
          aria-label={reactionNames[reaction]}
          tabIndex={-1}
          className={styles.choice}
          onPointerEnter={({ currentTarget }) => currentTarget.focus()}
          onClick={() => onChoose(reaction)}
        >
          <ReactionPicture reaction={reaction} size={26} />
        </button>
      ))}
    </div>
  )
}
