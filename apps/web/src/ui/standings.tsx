import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './standings.module.css'
import table from './table.module.css'
import { standings as texts } from './texts.ts'

export type Standing = {
  key: string | number
  /** A bib or a face. */
  picture: ReactNode
  name: string
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  /** The winner of the game day. */
  isFirst?: boolean
}

const COLUMNS = [
  [texts.played, 'P'],
  [texts.won, 'W'],
  [texts.drawn, 'D'],
  [texts.lost, 'L'],
  [texts.goals, texts.goals],
] as const

/** A table as at a village ground: matches played, won, and goals for and against. */
export function Standings({ caption, rows }: { caption: string; rows: readonly Standing[] }) {
  return (
    <table className={classNames(table.table, styles.standings)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={table.who}>
            {texts.team}
          </th>
          {COLUMNS.map(([word, short]) => (
            <th key={word} scope="col">
              <abbr title={word}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={row.isFirst ? styles.first : undefined}>
            <th scope="row" className={table.who}>
              <span className="line gap-8">
                {row.picture}
                {row.name}
              </span>
            </th>
            <td>{row.played}</td>
            <td>{row.won}</td>
            <td>{row.drawn}</td>
            <td>{row.lost}</td>
            <td>
              {row.goalsFor}:{row.goalsAgainst}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
