import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Plates } from './plates.tsx'
import styles from './result-row.module.css'
import { resultRow as texts } from './texts.ts'

type Side = { bib: ReactNode; name: string; score: number }

type ResultRowProps = {
  a: Side
  b: Side
  /** Replaces the score of a match that is not over: 'on now', 'v'. */
  between?: ReactNode
  /** How it ended, and further notes. */
  children?: ReactNode
}

/** A match as a row of a list: two teams, and between them the score. */
export function ResultRow({ a, b, between, children }: ResultRowProps) {
  return (
    <li className={styles.result}>
      <Team {...a} />
      {between === undefined ? (
        <span className={styles.score}>
          <Plates value={String(a.score)} />
          <span className="visually-hidden">{texts.to}</span>
          <Plates value={String(b.score)} />
        </span>
      ) : (
        <span className={`sub ${styles.between}`}>{between}</span>
      )}
      <Team {...b} isRight />
      {children}
    </li>
  )
}

const Team = ({ bib, name, isRight = false }: Side & { isRight?: boolean }) => (
  <span className={classNames(styles.team, isRight && styles.right)}>
    {bib}
    {name}
  </span>
)
