import type { SeasonGame } from '@turnout/contract/season'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import styles from './season-attendance.module.css'
import { seasonAttendance as texts } from './texts.ts'

type Row = Omit<SeasonGame, 'date'> & { id: string; name: string }

const COLUMNS = [
  ['going_count', texts.in],
  ['came_count', texts.came],
  ['late_drop_out_count', texts.lateDropOut],
  ['no_show_count', texts.noShow],
] as const

/** The numbers of the chart, and what a person reads who does not see it. */
export function SeasonTable({ label, head, rows }: { label: string; head: string; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keyboard
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {COLUMNS.map(([column, text]) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{withSoftHyphens(row.name)}</th>
              {COLUMNS.map(([column]) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
