import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './form-alert.module.css'

/** The reason above a refused form. It takes the focus, so that it is read: as an alert it would be read twice. */
export function FormAlert({ children }: { children: string }) {
  return (
    <p ref={focusOnMount} tabIndex={-1} className={styles.alert}>
      <Icon name="cross" />
      {children}
    </p>
  )
}
