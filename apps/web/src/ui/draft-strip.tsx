import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './draft-strip.module.css'

export type DraftCell = {
  id: string
  bib: ReactNode
  name: string
  /** 'done', 'picking', 'third' */
  note: string
  state: 'done' | 'now' | 'next'
}

/** Who picks when; the current one is in ink with the D below. */
export function DraftStrip({ cells, label }: { cells: readonly DraftCell[]; label: string }) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {cells.map(({ id, bib, name, note, state }) => (
        <li
          key={id}
          className={classNames('d-mark d-hangs', styles.cell, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {bib}
          {name}
          <small className={styles.note}>{note}</small>
        </li>
      ))}
    </ol>
  )
}
