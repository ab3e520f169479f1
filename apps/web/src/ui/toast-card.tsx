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
  /** Read out like the others, and seen when the one before it has gone. */
  waits?: boolean
  onDismiss: () => void
}

/** Goes by itself after its time; the time stands still while it is held (hovered or focused) or waits. */
export function ToastCard({ toast: { kind, text, ms }, held, waits = false, onDismiss }: ToastCardProps) {
  const stands = held || waits
  const left = useRef(ms)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    if (stands) return
    const since = performance.now()
    const timer = setTimeout(() => dismiss.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [stands])

  return (
    <div className={classNames(styles.toast, styles[kind], waits && styles.waits)}>
      <Icon name={SIGNS[kind]} size={24} className={styles.sign} />
      <span className={styles.text}>{text}</span>
      <IconButton className={styles.dismiss} icon="cross" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
