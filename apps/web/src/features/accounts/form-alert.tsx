import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './form-alert.module.css'

/** One sentence above a form that was refused. It takes the focus, which has it read: as an alert it would be said twice. */
export function FormAlert({ children }: { children: string }) {
  return (
    <p ref={focusOnMount} tabIndex={-1} className={styles.alert}>
      <Icon name="cross" />
      {children}
    </p>
  )
}
