import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon, type IconName } from './icons.tsx'
import styles from './toast-region.module.css'
import type { Toast, ToastKind } from './toaster.ts'

const SIGNS = { done: 'tick', failed: 'cross', info: 'info', next: 'whistle' } as const satisfies Record<
  ToastKind,
  IconName
>

export type ToastCardProps = {
  toast: Toast
  held: boolean
  /** Read out like the others and not seen, because there is room for one. */
  isUnseen?: boolean
  onDismiss: () => void
}

/** Goes by itself after its time, if it has one; the time stands still while it is held (hovered or focused) or waits its turn. */
export function ToastCard({ toast, held, isUnseen = false, onDismiss }: ToastCardProps) {
  const { kind, text, ms, isPassed } = toast
  const stands = held || (isUnseen && !isPassed)
  const left = useRef(ms)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    // a clock of the browser that has no end to run to would ring at once
    if (stands || left.current === Number.POSITIVE_INFINITY) return
    const since = performance.now()
    const timer = setTimeout(() => dismiss.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [stands])

  return (
    <div className={classNames(styles.toast, styles[kind], isUnseen && styles.unseen)}>
      <Icon name={SIGNS[kind]} size={24} className={styles.sign} />
      <span className={styles.text}>{text}</span>
      <IconButton className={styles.dismiss} icon="cross" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
