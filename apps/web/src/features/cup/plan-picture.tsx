import type { CupFormat } from '@turnout/rules/cup/format'
import type { ReactNode } from 'react'
import styles from './plan.module.css'

export type PlannedFormat = CupFormat | 'winner_stays'

const LINES: Record<PlannedFormat, ReactNode> = {
  winner_stays: <path d="M12 46V14M12 14h22l-5 7 5 7H12M44 40h20M58 34l6 6-6 6M64 22H44M50 16l-6 6 6 6" />,
  round_robin: (
    <>
      <circle cx="38" cy="30" r="20" />
      <path d="M38 10 55 40H21zM38 50 21 20h34z" strokeWidth="1.8" />
    </>
  ),
  groups: (
    <>
      <path d="M7 8h22v18H7zM7 34h22v18H7zM52 22h17v16H52zM35 17h8v26h-8M43 30h7" strokeLinejoin="round" />
      <path d="M7 14h22M7 20h22M7 40h22M7 46h22" strokeWidth="1.5" />
    </>
  ),
  knockout: (
    <>
      <path d="M6 10h13v14H6M6 36h13v14H6M19 17h11v26H19M30 30h10M70 10H57v14h13M70 36H57v14h13M57 17H46v26h11M46 30h-6" />
      <circle cx="40" cy="30" r="5" fill="currentColor" />
    </>
  ),
}

/** A sketch of who plays whom in a format, in white lines on turf. */
export const FormatPicture = ({ format }: { format: PlannedFormat }) => (
  <svg
    className={styles.picture}
    viewBox="0 0 76 60"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    {LINES[format]}
  </svg>
)
