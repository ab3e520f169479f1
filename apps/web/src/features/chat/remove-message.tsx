import type { ChatMessage } from '@turnout/contract/chat'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRemoveMessage } from './actions.ts'
import { withOwnChange } from './chat-changes.ts'
import { updateChat } from './chat-query.ts'
import { common, removeMessage as texts } from './texts.ts'

type RemoveMessageProps = {
  groupId: string
  message: ChatMessage
  /** Who removes it, when their name is known. */
  by: { id: string; name: string } | null
  onClose: () => void
}

export function RemoveMessage({ groupId, message, by, onClose }: RemoveMessageProps) {
  const removal = useRemoveMessage()
  const isMine = message.author !== null && message.author.id === by?.id
  const remove = () =>
    removal.mutate(
      { params: { groupId, messageId: message.id } },
      {
        done: (version) => {
          const removed = { at: Date.now(), by }
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
