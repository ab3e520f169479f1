import type { ReactNode } from 'react'
import styles from './back-bar.module.css'
import { Icon } from './icons.tsx'
import { backBar as texts } from './texts.ts'

export type BackBarProps = {
  /** Renders the link: `(back) => <Link to="…" {...back} />`. */
  link: (back: { className: string; children: ReactNode }) => ReactNode
  children: string
}

/** A link back, for a page whose own header has not loaded, or will not. */
export function BackBar({ link, children }: BackBarProps) {
  const content = (
    <>
      <Icon name="back" />
      {children}
    </>
  )
  return (
    <nav className={styles.bar} aria-label={texts.back}>
      <div className={`wrap ${styles.row}`}>{link({ className: styles.back ?? '', children: content })}</div>
    </nav>
  )
}
