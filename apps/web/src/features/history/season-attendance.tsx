import { useQuery } from '@tanstack/react-query'
import { getSeason, type Season, type SeasonGame } from '@turnout/contract/season'
import { shortDate } from '@turnout/rules/dates'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './season-attendance.module.css'
import { SeasonChart } from './season-chart.tsx'
import { seasonAttendance as texts } from './texts.ts'

/** Attendance game by game: a person's own, and for organisers everyone's. */
export function SeasonAttendance({ groupId }: { groupId: string }) {
  const season = useQuery(read(getSeason, { params: { groupId } }))
  return (
    <Panel title={texts.title}>
      <p className="sub">{texts.note}</p>
      {season.data ? (
        <Views season={season.data} />
      ) : (
        <LoadStatus
          inline
          query={season}
          failed={texts.failed}
          skeleton={<Skeleton shape="lines" label={texts.loading} />}
        />
      )}
    </Panel>
  )
}

function Views({ season: { mine, everyone } }: { season: Season }) {
  const [view, setView] = useState('everyone')
  const own = <Games games={mine} note={texts.onlyYou} />
  if (!everyone) return own
  return (
    <Tabs
      label={texts.views}
      current={view}
      onChange={setView}
      tabs={[
        {
          key: 'everyone',
          text: texts.everyone,
          content: (
            <>
              <Games games={everyone.games} note={texts.onlyOrganisers} />
              {everyone.games.length > 0 && (
                <SeasonTable
                  label={texts.peopleTable}
                  head={texts.player}
                  rows={everyone.people.map(({ user_id, name, ...counts }) => ({
                    id: user_id,
                    name,
                    ...counts,
                  }))}
                />
              )}
            </>
          ),
        },
        { key: 'mine', text: texts.mine, content: own },
      ]}
    />
  )
}

function Games({ games, note }: { games: Season['mine']; note: string }) {
  if (games.length === 0) return <p className={styles.nothing}>{texts.nothingYet}</p>
  return (
    <>
      <p className="sub">{note}</p>
      <div className={styles.games}>
        <SeasonChart games={games} />
        <SeasonTable
          label={texts.gamesTable}
          head={texts.date}
          rows={games.toReversed().map(({ date, ...counts }) => ({
            id: date,
            name: shortDate(date),
            ...counts,
          }))}
        />
      </div>
    </>
  )
}

type Row = Omit<SeasonGame, 'date'> & { id: string; name: string }

const COLUMNS = [
  ['going_count', texts.in],
  ['came_count', texts.came],
  ['late_drop_out_count', texts.lateDropOut],
  ['no_show_count', texts.noShow],
] as const

/** The numbers of the chart as a table, for screen readers. */
function SeasonTable({ label, head, rows }: { label: string; head: string; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table has to scroll by keyboard
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
