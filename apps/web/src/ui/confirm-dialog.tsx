import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  /** Names the thing: 'Delete Canal Side Kickabout?' */
  title: string
  children: ReactNode
  /** The verb: 'Delete Group' */
  confirm: string
  onConfirm: () => void
  onClose: () => void
  keep?: string | undefined
  busy?: boolean | undefined
  doing?: string | undefined
}

/** For what cannot be taken back. The way out stands first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, onConfirm, onClose, keep = 'Keep it', busy, doing } = props
  const actions = (
    <>
      <Button data-first-focus onClick={onClose}>
        {keep}
      </Button>
      <Button look="dangerSolid" busy={busy} doing={doing} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog kind="alert" open={open} onClose={onClose} title={title} actions={actions}>
      <div>{children}</div>
    </Dialog>
  )
}
