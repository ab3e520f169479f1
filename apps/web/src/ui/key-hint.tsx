import styles from './key-hint.module.css'

/** The key for the button around it. Give the button `aria-keyshortcuts` as well. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
