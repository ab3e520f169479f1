import type { GameReport } from '@turnout/contract/history'
import { pluralize } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { longDate } from '../../platform/time/dates.ts'
import { Panel } from '../../ui/panel.tsx'
import { Standings } from '../../ui/standings.tsx'
import styles from './history.module.css'
import { Matches } from './matches.tsx'
import { ReportDownloads } from './report-downloads.tsx'
import { leadersOf, winnerText } from './report-winner.ts'
import { TeamSheets } from './team-sheets.tsx'
import { report as texts } from './texts.ts'

const UndoButtons = lazyPart(async () => (await import('../live-match/public/undo-buttons.tsx')).UndoButtons)

const FinalCup = lazyPart(async () => (await import('../cup/public/final-cup.tsx')).FinalCup)
const CupNote = lazyPart(async () => (await import('../cup/public/cup-note.tsx')).CupNote, RenderNothing)

export function Report({ report }: { report: GameReport }) {
  const { group_name: group, date, winner, matches, player_count: players } = report
  const leaders = leadersOf(report)
  usePageTitle(`${group}, ${longDate(date)}`)
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>{longDate(date)}</h1>
          <p className="sub">
            {group}, {report.venue_name}
          </p>
        </div>
      </header>
      <section className={styles.winner} data-on="turf" aria-label={texts.result}>
        <span className="flow gap-8">
          {leaders.length === 0 && <Bib team={null} size={96} ground="turf" />}
          {leaders.map(({ team_number: team }) => (
            <Bib key={team} team={team} size={leaders.length > 1 ? 60 : 96} ground="turf" />
          ))}
        </span>
        <div>
          <h2 className={styles.won}>{winnerText(report)}</h2>
          {report.cup && <CupNote result={report.cup} isOver={report.is_over} />}
          <p>
            {pluralize(matches.length, 'match', 'matches')}, {pluralize(players, 'player')}
          </p>
          {!report.is_over && <p>{texts.gameIsNotOverYet}</p>}
        </div>
      </section>
      <div className={styles.columns}>
        <div className={styles.column}>
          {report.cup && <FinalCup gameId={report.game_id} mark={report.seal} timeZone={report.time_zone} />}
          <Panel title={texts.table}>
            <Standings
              caption={texts.tableOfDay}
              rows={report.table.map((row) => standingRow(row, winner))}
            />
          </Panel>
          <Matches report={report} />
          {(report.take_back || report.redo) && <UndoButtons gameId={report.game_id} offers={report} />}
        </div>
        <div className={styles.column}>
          <TeamSheets report={report} />
          <ReportDownloads report={report} />
        </div>
      </div>
    </>
  )
}

const standingRow = (row: GameReport['table'][number], winner: GameReport['winner']) => ({
  ...row,
  key: row.team_number,
  picture: <Bib team={row.team_number} size={30} />,
  goalsFor: row.goals_for,
  goalsAgainst: row.goals_against,
  isFirst: row.team_number === winner?.team_number,
})
