import type { ChatMessage } from '@turnout/contract/chat'
import * as rules from '@turnout/rules/chat'
import { CHAT_REACTIONS, type ChatReaction } from '@turnout/rules/chat'
import { reportMessage } from '@turnout/rules/chat-reports'
import { type RefObject, useContext } from 'react'
import { serverClock } from '../../platform/time/server-clock.ts'
import { toast } from '../../platform/toast.ts'
import { type MenuItem, MenuPopup } from '../../ui/menu-popup.tsx'
import { ChatGroupContext } from './chat-group.ts'
import type { Step } from './message-actions.tsx'
import styles from './reaction-choice.module.css'
import { ReactionPicture } from './reaction-picture.tsx'
import { common, reactionNames, reactions as reactionsTexts, messageMenu as texts } from './texts.ts'
import { useReaction } from './use-reaction.ts'

type MessageMenuProps = {
  message: ChatMessage
  trigger: RefObject<HTMLButtonElement | null>
  onChoose: (step: Step) => void
  onClose: () => void
}

const factsOf = ({ kind, author, sent_at, removed }: ChatMessage): rules.MessageFacts => ({
  ...{ kind, authorId: author?.id ?? null, sentAt: sent_at, removed: removed !== null },
})

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.done(texts.copied)
  } catch {
    toast.failed(texts.notCopied)
  }
}

/** The actions that a person has on a message, by the same rules as the server. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, trigger, onChoose, onClose } = props
  const { me, canManage: isAdmin } = useContext(ChatGroupContext)
  const { chosen, toggle } = useReaction(message)
  const facts = factsOf(message)
  const actorId = me?.id ?? ''
  const canEdit = rules.editMessage(facts, { actorId, at: serverClock.now() }).ok
  const canRemove = rules.removeMessage(facts, { actorId, isAdmin }).ok
  // whether this person has reported it before, only the server knows
  const canReport = reportMessage(facts, { actorId, hasReported: false }).ok

  const step = (type: Step['type'], text: string, icon: MenuItem['icon']): MenuItem => ({
    text,
    icon,
    onSelect: () => onChoose({ type, message }),
  })
  const items: MenuItem[] = [
    step('reply', texts.reply, 'undo'),
    { text: texts.copy, icon: 'copy', onSelect: () => void copy(message.text ?? '') },
    ...(message.poll || message.reactions.length > 0
      ? [step('people', message.poll ? texts.votes : texts.reactions, 'people')]
      : []),
    ...(canEdit ? [step('edit', texts.edit, 'edit')] : []),
    ...(canReport ? [step('report', texts.report, 'flag')] : []),
    ...(canRemove ? [{ ...step('remove', texts.remove, 'cross'), danger: true }] : []),
  ]
  return (
    <MenuPopup
      trigger={trigger}
      label={texts.label(message.author?.name ?? common.deletedAccount)}
      items={items}
      top={
        <ReactionChoice
          mine={chosen}
          onChoose={(reaction) => {
            trigger.current?.focus()
            onClose()
            toggle(reaction)
          }}
        />
      }
      setOpen={onClose}
    />
  )
}

type ReactionChoiceProps = { mine: ChatReaction | null; onChoose: (reaction: ChatReaction) => void }

/** The reactions, as the first row of the menu. */
function ReactionChoice({ mine, onChoose }: ReactionChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a menu
    <div role="group" aria-label={reactionsTexts.label} className={styles.row}>
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
