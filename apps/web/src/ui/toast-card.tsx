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

export type ToastCardProps = { toast: Toast; held: boolean; onDismiss: () => void }

/** Goes by itself after its time; the time stands still while it is held (hovered or focused). */
export function ToastCard({ toast: { kind, text, ms }, held, onDismiss }: ToastCardProps) {
  const left = useRef(ms)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(() => dismiss.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [held])

  return (
    <div className={classNames(styles.toast, styles[kind])}>
      <Icon name={SIGNS[kind]} size={24} className={styles.sign} />
      <span className={styles.text}>{text}</span>
      <IconButton className={styles.dismiss} icon="cross" label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
