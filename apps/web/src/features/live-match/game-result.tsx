import type { WatchedState } from '@turnout/contract/watched-state'
import { listInWords } from '@turnout/rules/list-in-words'
import { gameLeaders, gameTable, type MatchResult } from '@turnout/rules/results'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Standings } from '../../ui/standings.tsx'
import styles from './game-result.module.css'
import { CompletedMatches } from './lazy-panels.tsx'
import { gameResult as texts } from './match-texts.ts'
import { teamIn } from './teams.ts'
import { common } from './texts.ts'

export type GameResultProps = {
  game: WatchedState
  /** For people who may read the whole report. */
  report?: { groupId: string; gameId: string }
  /** What can still be done about the result. */
  children?: ReactNode
}

/** The result of the game after its end, the same on every phone, in place of an empty board. */
export function GameResult({ game, report, children }: GameResultProps) {
  const matches = game.completed_matches.length
  const { teams: leaders, wins } = leadersOf(game)
  return (
    <div className={`wrap ${styles.result}`}>
      <section className={styles.winner} data-on="turf" aria-label={common.result}>
        <span className={styles.bibs}>
          {leaders.length === 0 && <Bib team={null} size={112} ground="turf" />}
          {leaders.map((team) => (
            <Bib key={team} team={team} size={leaders.length > 1 ? 84 : 112} ground="turf" />
          ))}
        </span>
        <h2 className={styles.title}>{winnerText(game)}</h2>
        <p>{wins > 0 ? texts.wonMatches(wins, leaders.length) : matchesText(matches)}</p>
        {report && (
          <ButtonLink to="/my-sports-groups/$groupId/games/$gameId" params={report} variant="onTurf">
            {texts.seeWholeGame}
          </ButtonLink>
        )}
      </section>
      {children}
      <Panel title={texts.table}>
        <GameTable game={game} leaders={leaders} />
      </Panel>
      <CompletedMatches game={game} isFinal />
    </div>
  )
}

export type GameTableProps = { game: WatchedState; leaders?: readonly number[] }

/** Every team with bib, matches and goals. */
export function GameTable({ game, leaders = [] }: GameTableProps) {
  const rows = gameTable(
    game.available_teams.map(({ team_number: number }) => number),
    resultsOf(game),
  )
  return (
    <Standings
      caption={texts.tableOfDay}
      rows={rows.map(({ team, ...row }) => ({
        ...row,
        key: team,
        picture: <Bib team={team} size={30} />,
        name: teamNameIn(game, team),
        isFirst: leaders.includes(team),
      }))}
    />
  )
}

const teamNameIn = (game: WatchedState, number: number) =>
  game.available_teams.find((team) => team.team_number === number)?.name ?? ''

/** The teams with most wins, and how many; where a cup was played, only its winner counts. */
function leadersOf(game: WatchedState): { teams: number[]; wins: number } {
  const cupWinner = game.cup?.winner_id
  if (cupWinner) return { teams: [teamIn(game, cupWinner).team_number], wins: 0 }
  if (wasCupPlayed(game)) return { teams: [], wins: 0 }
  return gameLeaders(resultsOf(game))
}

/** [O-23] A cup without a finished match does not count. */
const wasCupPlayed = ({ cup, completed_matches: completed }: WatchedState): boolean =>
  cup !== null && completed.length > (cup.other_matches?.length ?? 0)

/** 'Orange won the day', for every screen that is left on. */
export function winnerText(game: WatchedState): string {
  const cupWinner = game.cup?.winner_id
  if (cupWinner) return texts.wonCup(teamIn(game, cupWinner).name)
  const { teams } = leadersOf(game)
  if (game.completed_matches.length === 0) return texts.gameIsOver
  if (wasCupPlayed(game)) return texts.nobodyWonCup
  if (teams.length === 0) return texts.allDrawn
  const names = listInWords(teams.map((team) => teamNameIn(game, team)))
  return teams.length === 1 ? texts.wonGame(names) : texts.shareFirst(names)
}

const matchesText = (matches: number) => (matches === 0 ? common.noMatchWasPlayed : texts.played(matches))

const resultsOf = (game: WatchedState): MatchResult[] =>
  game.completed_matches.map((match) => ({
    teamA: teamIn(game, match.team_a_id).team_number,
    teamB: teamIn(game, match.team_b_id).team_number,
    scoreA: match.team_a_score,
    scoreB: match.team_b_score,
    winner: match.winner_id === null ? null : teamIn(game, match.winner_id).team_number,
  }))
