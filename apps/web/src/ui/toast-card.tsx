import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon, type IconName } from './icons.tsx'
import { toastCard as texts } from './texts.ts'
import styles from './toast-region.module.css'
import type { Toast, ToastKind } from './toaster.ts'

const ICONS = { done: 'tick', failed: 'cross', info: 'info', next: 'whistle' } as const satisfies Record<
  ToastKind,
  IconName
>

export type ToastCardProps = {
  toast: Toast
  isPaused: boolean
  /** Read out like the others but not visible, because there is space for one. */
  isHidden?: boolean
  onDismiss: () => void
}

/** Goes after its time, if it has one; the time is paused while it is hovered or focused, or waits for its turn. */
export function ToastCard({ toast, isPaused, isHidden = false, onDismiss }: ToastCardProps) {
  const { kind, text, ms, isSuperseded } = toast
  const isStopped = isPaused || (isHidden && !isSuperseded)
  const msLeft = useRef(ms)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    // a timeout of infinity would fire at once
    if (isStopped || msLeft.current === Number.POSITIVE_INFINITY) return
    const since = performance.now()
    const timer = setTimeout(() => dismiss.current(), msLeft.current)
    return () => {
      clearTimeout(timer)
      msLeft.current -= performance.now() - since
    }
  }, [isStopped])

  return (
    <div className={classNames(styles.toast, styles[kind], isHidden && styles.unseen)}>
      <Icon name={ICONS[kind]} size={24} className={styles.sign} />
      <span className={styles.text}>{text}</span>
      <IconButton className={styles.dismiss} icon="cross" label={texts.dismiss} onClick={onDismiss} />
    </div>
  )
}
