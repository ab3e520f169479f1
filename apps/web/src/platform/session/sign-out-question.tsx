import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { usePendingCommands } from '../outbox/outbox.ts'

type SignOutQuestionProps = { answer: (isSure: boolean) => void }

function lossText(count: number): string {
  if (count === 0) return 'Everything has been sent.'
  return count === 1
    ? "1 change hasn't been sent yet. If you log out now, it's lost."
    : `${count} changes haven't been sent yet. If you log out now, they're lost.`
}

function SignOutQuestion({ answer }: SignOutQuestionProps) {
  // a command may be sent while the question is open
  const pendingCount = usePendingCommands().length
  return (
    <ConfirmDialog
      open
      title="Log out now?"
      confirmText="Log out"
      cancelText="Stay"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {lossText(pendingCount)}
    </ConfirmDialog>
  )
}

/** Mounted next to the page, so that no page carries the code of a rare question. */
export function confirmSignOut(): Promise<boolean> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  return new Promise<boolean>((answer) => {
    root.render(<SignOutQuestion answer={answer} />)
  }).finally(() => {
    root.unmount()
    container.remove()
  })
}
