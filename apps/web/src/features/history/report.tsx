import { type GameReport, getReceipt, getResults } from '@turnout/contract/history'
import { pluralize } from '@turnout/rules/words'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { useDownload } from '../../platform/files/use-download.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { clockTime, longDate } from '../../platform/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Standings } from '../../ui/standings.tsx'
import styles from './history.module.css'
import { Matches } from './matches.tsx'
import { leadersOf, winnerText } from './report-winner.ts'
import { ShareDialog } from './share-dialog.tsx'
import { common, reportDownloads, teamSheets, report as texts } from './texts.ts'

const LateGoals = lazyPart(
  async () => (await import('../live-match/public/late-goals.tsx')).LateGoals,
  RenderNothing,
)
const UndoButtons = lazyPart(async () => (await import('../live-match/public/undo-buttons.tsx')).UndoButtons)

const FinalCup = lazyPart(async () => (await import('../cup/public/final-cup.tsx')).FinalCup)
const CupNote = lazyPart(async () => (await import('../cup/public/cup-note.tsx')).CupNote, RenderNothing)

export function Report({ report }: { report: GameReport }) {
  const { group_name: group, date, matches, player_count: players } = report
  const leaders = leadersOf(report)
  usePageTitle(`${group}, ${longDate(date)}`)
  return (
    <>
      <header>
        <h1>{longDate(date)}</h1>
        <p className="sub">
          {group}, {report.venue_name}
        </p>
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
          {report.cup && <CupNote result={report.cup} />}
          <p>
            {pluralize(matches.length, 'match', 'matches')}, {pluralize(players, 'player')}
          </p>
          {!report.is_over && <p>{texts.gameIsNotOverYet}</p>}
        </div>
      </section>
      <div className="panels with-aside">
        <div className="panels">
          {report.late_presses.length > 0 && (
            <LateGoals gameId={report.game_id} goals={report.late_presses} canDecide />
          )}
          {report.cup && <FinalCup gameId={report.game_id} mark={report.seal} timeZone={report.time_zone} />}
          <Panel title={texts.table}>
            <Standings
              caption={texts.tableOfDay}
              rows={report.table.map((row) => standingRow(row, leaders))}
            />
          </Panel>
          <Matches report={report} />
          {(report.take_back || report.redo) && <UndoButtons gameId={report.game_id} offers={report} />}
        </div>
        <div className="panels">
          <TeamSheets report={report} />
          <ReportDownloads report={report} />
        </div>
      </div>
    </>
  )
}

type TableRow = GameReport['table'][number]

const standingRow = (row: TableRow, leaders: readonly TableRow[]) => ({
  ...row,
  key: row.team_number,
  picture: <Bib team={row.team_number} size={30} />,
  goalsFor: row.goals_for,
  goalsAgainst: row.goals_against,
  isFirst: leaders.length === 1 && leaders[0] === row,
})

/** Downloads: a picture to share, the receipt, a table for a spreadsheet. */
function ReportDownloads({ report }: { report: GameReport }) {
  const params = { gameId: report.game_id }
  const receipt = useDownload(getReceipt, { params })
  const results = useDownload(getResults, { params })
  const [isSharing, setSharing] = useState(false)
  return (
    <Panel title={reportDownloads.shareTheResult}>
      <div className={styles.files}>
        {report.matches.length > 0 && (
          <Button wide icon="share" onClick={() => setSharing(true)}>
            {common.sharePicture}
          </Button>
        )}
        <Button wide busy={results.isPending} busyText={reportDownloads.loading} onClick={results.save}>
          {reportDownloads.saveForSpreadsheet}
        </Button>
      </div>
      <Disclosure title={reportDownloads.details}>
        <Button wide busy={receipt.isPending} busyText={reportDownloads.loading} onClick={receipt.save}>
          {reportDownloads.saveReceipt}
        </Button>
        <p className="sub">
          {fillText(reportDownloads.receiptHoldsWholeGamePlays, {
            part: <code>{reportDownloads.turnoutReplayFile}</code>,
          })}
        </p>
        <p className={styles.seal}>{report.seal}</p>
      </Disclosure>
      {isSharing && <ShareDialog report={report} onClose={() => setSharing(false)} />}
    </Panel>
  )
}

/** The teams with their players, the captain first. */
function TeamSheets({ report }: { report: GameReport }) {
  const { teams, substitutes, gone_home: goneHome, changes } = report
  return (
    <Panel title={teamSheets.teams}>
      {teams.length === 0 && <p className="sub">{teamSheets.noTeamWasDrawn}</p>}
      <div className={styles.sheets}>
        {teams.map((team) => (
          <section key={team.team_number} className={styles.team} aria-label={team.name}>
            <h3 className={styles.teamName}>
              <Bib team={team.team_number} size={30} />
              {team.name}
            </h3>
            <ul className={styles.players}>
              {team.players.map((player, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the order never changes
                <li key={index}>
                  {player.name}
                  {player.is_captain && <Badge kind="captain" />}
                  {player.is_guest && <span className="sub">{teamSheets.guest}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {substitutes.length > 0 && (
        <section className={styles.team} aria-label={teamSheets.withoutTeam}>
          <h3 className={styles.teamName}>{teamSheets.withoutTeam}</h3>
          <p>{substitutes.join(', ')}</p>
        </section>
      )}
      {goneHome.length > 0 && (
        <section className={styles.team} aria-label={teamSheets.goneHome}>
          <h3 className={styles.teamName}>{teamSheets.goneHome}</h3>
          <p>{goneHome.join(', ')}</p>
        </section>
      )}
      {changes.length > 0 && (
        <section className={styles.team} aria-label={teamSheets.changes}>
          <h3 className={styles.teamName}>{teamSheets.changes}</h3>
          <ol className={styles.players}>
            {changes.map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                <span className="sub">{clockTime(at, report.time_zone)}</span> {what}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Panel>
  )
}
