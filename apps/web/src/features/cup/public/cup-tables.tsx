import type { Cup } from '@turnout/contract/cups'
import { listInWords } from '@turnout/rules/list-in-words'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/panel.tsx'
import grid from '../../../ui/table.module.css'
import { cupProspects, cupTables as texts } from '../texts.ts'
import styles from './cup-tables.module.css'
import { Place, teamNameIn } from './place.tsx'

type Table = Cup['tables'][number]
type Row = Table['rows'][number]

/** The table of each group, or the one of a round robin. */
export const CupTables = ({ cup }: { cup: Cup }) =>
  cup.tables.map((table) => <CupTable key={table.name} cup={cup} table={table} />)

/** The tables as a part of a page, two side by side where there is room. */
export const TablePanels = ({ cup }: { cup: Cup }) => (
  <div className={`panels ${styles.beside}`}>
    <CupTables cup={cup} />
  </div>
)

function CupTable({ cup, table: { name, rows, is_over: isOver } }: { cup: Cup; table: Table }) {
  const nameOf = ({ team_id: id }: Row) => teamNameIn(cup, id)
  // with no match to come, only a coin toss keeps a table open
  const isCoinDue = !isOver && cup.fixtures.every((fixture) => fixture.is_over || fixture.stage !== name)
  const through = rows.filter(({ goes_through }) => goes_through)
  return (
    <Panel title={name}>
      <table className={grid.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.rank}</span>
            </th>
            <th scope="col" className={grid.who}>
              {texts.team}
            </th>
            <th scope="col">{texts.played}</th>
            <th scope="col">
              <abbr title={texts.difference}>{texts.differenceSign}</abbr>
            </th>
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.team_id}
              className={classNames(row.goes_through && !rows[index + 1]?.goes_through && styles.lastThrough)}
            >
              <td>{index + 1}</td>
              <th scope="row" className={grid.who}>
                <Place cup={cup} place={{ team_id: row.team_id, name: nameOf(row) }} size={30} />
                {cup.withdrawn_ids.includes(row.team_id) && (
                  <small className={styles.note}>{texts.left}</small>
                )}
              </th>
              <td>{row.played}</td>
              <td>{signed(row.goals_for - row.goals_against)}</td>
              <td className={styles.points}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.reasons}>
        {prospectText(cup, rows).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {rows.flatMap((row, index) => {
          const next = rows[index + 1]
          const reason = next && reasonText(row, next, { nameOf, isCoinDue })
          return reason ? [<li key={row.team_id}>{reason}</li>] : []
        })}
        {isOver && through.length > 0 && <li>{texts.goThrough(listInWords(through.map(nameOf)))}</li>}
      </ul>
    </Panel>
  )
}

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0'

/** Why a row is ahead of the next one on equal points; null for teams that have not played. */
function reasonText(
  row: Row,
  next: Row,
  { nameOf, isCoinDue }: { nameOf: (row: Row) => string; isCoinDue: boolean },
): string | null {
  if (row.ahead_by === 'points' || row.played === 0 || next.played === 0) return null
  const level = isCoinDue ? texts.levelBeforeCoin : texts.level
  return (row.ahead_by === null ? level : texts.ahead[row.ahead_by])(nameOf(row), nameOf(next))
}

/** [O-30] Sentences on what the teams of a table still need: first who is through, last who is out. */
function prospectText(cup: Cup, rows: readonly Row[]): string[] {
  const words = cup.settings?.format === 'groups' ? cupProspects.group : cupProspects.roundRobin
  const nameOf = ({ team_id: id }: Row) => teamNameIn(cup, id)
  const together = (is: 'through' | 'out' | 'waits', text: (teams: string, count: number) => string) => {
    const teams = rows.filter(({ prospect }) => prospect?.is === is).map(nameOf)
    return teams.length > 0 ? [text(listInWords(teams), teams.length)] : []
  }
  return [
    ...together('through', words.through),
    ...rows.flatMap((row) => needText(nameOf(row), row.prospect, cup, words.aim) ?? []),
    ...together('waits', cupProspects.waits),
    ...together('out', words.out),
  ]
}

function needText(team: string, prospect: Row['prospect'], cup: Cup, aim: string): string | null {
  if (!prospect?.result) return null
  const { is, result, against_id: against } = prospect
  const isNeed = is === 'needs' || is === 'enough' || is === 'at_least'
  return isNeed ? cupProspects[is](team, result, teamNameIn(cup, against), aim) : null
}
