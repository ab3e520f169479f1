import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { dialog as texts } from './texts.ts'
import { trapFocus } from './trap-focus.ts'

export type DialogProps = {
  open: boolean
  /** Called by Escape, the backdrop and the cross; the owner decides. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the safe one first. */
  actions?: ReactNode
  /** 'alert' has no cross and does not close on a press outside. */
  kind?: 'dialog' | 'alert' | undefined
  shape?: 'box' | 'wide' | 'sheet' | undefined
  className?: string | undefined
}

/** The browser's own dialog: it keeps the focus inside, makes the page inert and returns the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, kind = 'dialog', shape = 'box', className } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isAlert = kind === 'alert'

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const previousFocus = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog.close()
      // Chromium returns the focus, but not when the dialog is removed in the same moment
      if (previousFocus instanceof HTMLElement && document.activeElement === document.body)
        previousFocus.focus()
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog?.open || dialog.matches(':modal')) return
    // its place in the page has changed, as when a turned tablet reorders its columns
    dialog.close()
    dialog.showModal()
  })

  const onBackdropClick = (event: MouseEvent) => {
    if (!isAlert && event.target === ref.current) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[shape], className)}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={onBackdropClick}
      onKeyDown={trapFocus}
    >
      <div className={styles.inside}>
        <span className={styles.grab} aria-hidden="true" />
        <h2 id={titleId} className={classNames(styles.title, isAlert && styles.alone)}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {!isAlert && (
          <IconButton className={styles.close} icon="cross" label={texts.close} onClick={onClose} />
        )}
      </div>
    </dialog>
  )
}
