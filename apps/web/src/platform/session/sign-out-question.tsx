import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { usePendingCommands } from '../outbox/outbox.ts'

type SignOutQuestionProps = { answer: (isSure: boolean) => void }

function lossText(count: number): string {
  if (count === 0) return 'Everything that you pressed has gone out by now.'
  return count === 1
    ? '1 press has not gone out yet. If you log out now, it is lost.'
    : `${count} presses have not gone out yet. If you log out now, they are lost.`
}

function SignOutQuestion({ answer }: SignOutQuestionProps) {
  // it may go out while this is read
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

/** Beside the page and not in it: no page has to carry what hardly anybody is asked. */
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
