import type { ReactNode } from 'react'
import styles from './team-chip.module.css'

export type TeamChipProps = { bib: ReactNode; name: string; note?: ReactNode }

/** Bib, name, and 'Team 2 · 4 players' below. */
export function TeamChip({ bib, name, note }: TeamChipProps) {
  return (
    <span className={styles.team}>
      {bib}
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  )
}
