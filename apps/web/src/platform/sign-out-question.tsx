import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useWaitingPresses } from './presses.ts'

type SignOutQuestionProps = { answer: (isSure: boolean) => void }

function whatIsLost(presses: number): string {
  if (presses === 0) return 'Everything that you pressed has gone out by now.'
  return presses === 1
    ? '1 press has not gone out yet. If you log out now, it is lost.'
    : `${presses} presses have not gone out yet. If you log out now, they are lost.`
}

function SignOutQuestion({ answer }: SignOutQuestionProps) {
  // it may go out while this is read
  const waiting = useWaitingPresses().length
  return (
    <ConfirmDialog
      open
      title="Log out now?"
      confirm="Log out"
      keep="Stay"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {whatIsLost(waiting)}
    </ConfirmDialog>
  )
}

/** Beside the page and not in it: no page has to carry what hardly anybody is asked. */
export function askToSignOut(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>((answer) => {
    root.render(<SignOutQuestion answer={answer} />)
  }).finally(() => {
    root.unmount()
    place.remove()
  })
}
