import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from './form-alert.module.css'

/** One sentence above a form that was refused; it takes the focus, so that it is read and seen. */
export function FormAlert({ children }: { children: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1} role="alert" className={styles.alert}>
      <Icon name="cross" />
      {children}
    </p>
  )
}
