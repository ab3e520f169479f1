import styles from './key-hint.module.css'

/** The key that does the same as the button it stands in. Give the button `aria-keyshortcuts` as well. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
