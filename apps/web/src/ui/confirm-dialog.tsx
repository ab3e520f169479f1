import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { confirmDialog as texts } from './texts.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** Names the thing: 'Delete Canal Side Kickabout?' */
  title: string
  children: ReactNode
  /** The verb: 'Delete Group' */
  confirmText: string
  onConfirm: () => void
  onClose: () => void
  cancelText?: string | undefined
  /** Why it cannot be confirmed yet. */
  disabledReason?: string | undefined
  busy?: boolean | undefined
  busyText?: string | undefined
}

/** For what cannot be undone. Cancel comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmText,
    onConfirm,
    onClose,
    cancelText = texts.keepIt,
    disabledReason,
    busy,
    busyText,
  } = props
  const actions = (
    <>
      <Button data-first-focus onClick={onClose}>
        {cancelText}
      </Button>
      <Button variant="dangerSolid" onClick={onConfirm} {...{ disabledReason, busy, busyText }}>
        {confirmText}
      </Button>
    </>
  )
  return (
    <Dialog kind="alert" open={open} onClose={onClose} title={title} actions={actions}>
      <div>{children}</div>
    </Dialog>
  )
}
