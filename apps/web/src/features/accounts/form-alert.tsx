import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from './form-alert.module.css'

/** One sentence above a form that was refused. It takes the focus, which has it read: as an alert it would be said twice. */
export function FormAlert({ children }: { children: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1} className={styles.alert}>
      <Icon name="cross" />
      {children}
    </p>
  )
}
