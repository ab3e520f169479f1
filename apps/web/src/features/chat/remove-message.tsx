import type { ChatMessage } from '@turnout/contract/chat'
import { useContext } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRemoveMessage } from './actions.ts'
import { withOwnChange } from './chat-changes.ts'
import { ChatGroupContext } from './chat-group.ts'
import { updateChat } from './chat-query.ts'
import { common, removeMessage as texts } from './texts.ts'

type RemoveMessageProps = { message: ChatMessage; onClose: () => void }

export function RemoveMessage({ message, onClose }: RemoveMessageProps) {
  const { groupId, me } = useContext(ChatGroupContext)
  const removal = useRemoveMessage()
  const isMine = message.author !== null && message.author.id === me?.id
  const remove = () =>
    removal.mutate(
      { params: { groupId, messageId: message.id } },
      {
        done: (version) => {
          const removed = { at: Date.now(), by: me }
          updateChat(groupId, (page) =>
            withOwnChange(page, version, () => ({ text: null, removed, reactions: [], mentions: [] })),
          )
          onClose()
        },
        failed: onClose,
      },
    )
  return (
    <ConfirmDialog
      open
      title={isMine ? texts.removeMine : texts.removeOf(message.author?.name ?? common.deletedAccount)}
      confirmText={texts.remove}
      busy={removal.isPending}
      busyText={texts.removing}
      onConfirm={remove}
      onClose={onClose}
    >
      {texts.goneForEveryone}
    </ConfirmDialog>
  )
}
