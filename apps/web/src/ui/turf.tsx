import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './turf.module.css'

export type TurfProps = {
  children: ReactNode
  /** Touchlines, halfway line and corner arcs; leave at least 26 px of padding for them. */
  lines?: boolean | undefined
  label?: string | undefined
  className?: string | undefined
}

/** The ground of the scoreboard: everything on it is white, focus rings and bib outlines too. */
export function Turf({ children, lines, label, className }: TurfProps) {
  return (
    <section className={classNames(styles.turf, className)} data-on="turf" aria-label={label}>
      {lines && (
        <span className={styles.lines} aria-hidden="true">
          {['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => (
            <span key={corner} className={styles.arc} />
          ))}
        </span>
      )}
      {children}
    </section>
  )
}
