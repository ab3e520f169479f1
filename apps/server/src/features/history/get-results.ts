import { getResults as endpoint, type GameReport } from '@turnout/contract/history'
import { handle } from '../../handle.ts'
import { csv } from '../../platform/http/csv.ts'
import { fileName } from '../../platform/http/file-name.ts'
import { Download } from '../../platform/http/handle.ts'
import { loadPastGame } from './past-game.ts'
import { presentReport } from './present.ts'
import { texts } from './texts.ts'

/** The first teams of a cup that has a winner. */
const cupLines = (cup: GameReport['cup'], nameOf: (team: number) => string): string[][] =>
  [
    { rank: texts.cupWinner, team: cup?.winner },
    { rank: texts.cupRunnerUp, team: cup?.runner_up },
    { rank: texts.cupThird, team: cup?.third },
  ].flatMap(({ rank, team }) => (typeof team === 'number' ? [[rank, nameOf(team)]] : []))

export const getResults = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const report = presentReport(await loadPastGame(deps, params.gameId, actor, refuse))
  const teamNameOf = (team: number | null) =>
    report.teams.find(({ team_number: number }) => number === team)?.name ?? ''
  const playersOf = (team: number) =>
    report.teams.find(({ team_number: number }) => number === team)?.players.map(({ name }) => name) ?? []
  const text = csv([
    [texts.group, report.group_name],
    [texts.date, report.date],
    ...cupLines(report.cup, teamNameOf),
    [],
    texts.matchColumns,
    ...report.matches.map((match) => [
      match.number,
      teamNameOf(match.team_a),
      match.team_a_score,
      match.team_b_score,
      teamNameOf(match.team_b),
      teamNameOf(match.winner),
      match.played_s,
      match.reason,
      match.ending,
      match.correction?.reason ?? '',
    ]),
    [],
    texts.tableColumns,
    ...report.table.map((row) => [
      row.name,
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.goals_for,
      row.goals_against,
      playersOf(row.team_number).join('; '),
    ]),
  ])
  return new Download(text, fileName(report.group_name, report.date, 'csv'))
})
