import { useQuery } from '@tanstack/react-query'
import type { ChatMessage } from '@turnout/contract/chat'
import { getGroup } from '@turnout/contract/groups'
import * as rules from '@turnout/rules/chat'
import { may } from '@turnout/rules/membership'
import type { RefObject } from 'react'
import { read } from '../../platform/api/queries.ts'
import { useViewer } from '../../platform/session/viewer.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { toast } from '../../platform/toast.ts'
import { type MenuItem, MenuPopup } from '../../ui/menu-popup.tsx'
import { toViewer } from '../groups/public/group-viewer.ts'
import type { Step } from './message-actions.tsx'
import { ReactionChoice } from './reaction-choice.tsx'
import { reactionOf } from './reactions.ts'
import { messageMenu as texts } from './texts.ts'

type MessageMenuProps = {
  groupId: string
  message: ChatMessage
  myId: string | null
  trigger: RefObject<HTMLButtonElement | null>
  onReact: (reaction: rules.ChatReaction) => void
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

/** What a person can do with a message, by the rules that the server decides by. */
export function MessageMenu(props: MessageMenuProps) {
  const { groupId, message, myId, trigger, onReact, onChoose, onClose } = props
  const person = useViewer()
  const { data: group } = useQuery(read(getGroup, { params: { groupId } }))
  const isAdmin = group !== undefined && may.manageChat(toViewer(group.current_user_membership, person))
  const facts = factsOf(message)
  const actorId = myId ?? ''
  const canEdit = rules.editMessage(facts, { actorId, at: serverClock.now() }).ok
  const canRemove = rules.removeMessage(facts, { actorId, isAdmin }).ok

  const reply: MenuItem = {
    ...{ text: texts.reply, icon: 'undo' },
    onSelect: () => onChoose({ type: 'reply', message }),
  }
  const copyText: MenuItem = {
    ...{ text: texts.copy, icon: 'copy' },
    onSelect: () => void copy(message.text ?? ''),
  }
  const edit: MenuItem = {
    ...{ text: texts.edit, icon: 'edit' },
    onSelect: () => onChoose({ type: 'edit', message }),
  }
  const remove: MenuItem = {
    ...{ text: texts.remove, icon: 'cross', danger: true },
    onSelect: () => onChoose({ type: 'remove', message }),
  }
  const items = [reply, copyText, ...(canEdit ? [edit] : []), ...(canRemove ? [remove] : [])]
  return (
    <MenuPopup
      trigger={trigger}
      label={texts.label(message.author?.name ?? texts.deletedAccount)}
      items={items}
      top={
        <ReactionChoice
          mine={reactionOf(message, myId)}
          onChoose={(reaction) => {
            trigger.current?.focus()
            onClose()
            onReact(reaction)
          }}
        />
      }
      setOpen={onClose}
    />
  )
}
