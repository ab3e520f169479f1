import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import styles from './player-row.module.css'
import { playerRow as texts } from './texts.ts'

export type PlayerRowProps = {
  name: string
  /** Place in the order of arrival. `null` keeps the column empty, nothing leaves it out. */
  order?: number | null | undefined
  image?: string | null | undefined
  bib?: ReactNode
  isYou?: boolean | undefined
  /** The second line: a time, an armband. */
  detail?: ReactNode
  /** At the end: a StatusWord, a button, a menu. */
  end?: ReactNode
  className?: string | undefined
}

/** An item of a list: put it into a `ul` or `ol`. */
export function PlayerRow({ name, order, image, bib, isYou, detail, end, className }: PlayerRowProps) {
  return (
    <li className={classNames(styles.row, className)}>
      {order !== undefined && <span className={styles.order}>{order}</span>}
      <Avatar name={name} image={image} bib={bib} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {isYou && <span className={styles.you}>{texts.you}</span>}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </li>
  )
}

/** 'the first 10 end here' */
export function RowDivider({ children }: { children: ReactNode }) {
  return <li className={styles.line}>{children}</li>
}
