import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
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
import type { Roster } from './roster.ts'
import { common } from './texts.ts'

export type GameResultProps = {
  game: WatchedState
  roster: Roster
  /** For people who may read the whole report. */
  report?: { groupId: string; gameId: string }
  /** What can still be done about the result. */
  children?: ReactNode
}

/** The result of the game after its end, the same on every phone, in place of an empty board. */
export function GameResult({ game, roster, report, children }: GameResultProps) {
  const matches = game.completed_matches.length
  const { teams: leaders, wins } = leadersOf(game, roster)
  return (
    <div className={`wrap ${styles.result}`}>
      <section className={styles.winner} data-on="turf" aria-label={common.result}>
        <span className={styles.bibs}>
          {leaders.length === 0 && <Bib team={null} size={112} ground="turf" />}
          {leaders.map((team) => (
            <Bib key={team} team={team} size={leaders.length > 1 ? 84 : 112} ground="turf" />
          ))}
        </span>
        <h2 className={styles.title}>{winnerText(game, roster)}</h2>
        <p>{wins > 0 ? texts.wonMatches(wins, leaders.length) : matchesText(matches)}</p>
        {report && (
          <ButtonLink to="/my-sports-groups/$groupId/games/$gameId" params={report} variant="onTurf">
            {texts.seeWholeGame}
          </ButtonLink>
        )}
      </section>
      {children}
      <Panel title={texts.table}>
        <GameTable game={game} roster={roster} leaders={leaders} />
      </Panel>
      <CompletedMatches matches={game.completed_matches} roster={roster} isFinal />
    </div>
  )
}

export type GameTableProps = { game: WatchedState; roster: Roster; leaders?: readonly number[] }

/** Every team with bib, matches and goals. */
export function GameTable({ game, roster, leaders = [] }: GameTableProps) {
  const nameOf = teamNameIn(roster)
  const rows = gameTable(
    roster.teams.map(({ number }) => number),
    game.completed_matches.map((match) => toFinishedMatch(match, roster)),
  )
  return (
    <Standings
      caption={texts.tableOfDay}
      rows={rows.map(({ team, ...row }) => ({
        ...row,
        key: team,
        picture: <Bib team={team} size={30} />,
        name: nameOf(team),
        isFirst: leaders.includes(team),
      }))}
    />
  )
}

const teamNameIn = (roster: Roster) => (number: number) =>
  roster.teams.find((team) => team.number === number)?.name ?? ''

/** The teams with most wins, and how many; where a cup was played, only its winner counts. */
function leadersOf(game: WatchedState, roster: Roster): { teams: number[]; wins: number } {
  const cupWinner = game.cup?.winner_id
  if (cupWinner) return { teams: [roster.team(cupWinner).number], wins: 0 }
  if (wasCupPlayed(game)) return { teams: [], wins: 0 }
  return gameLeaders(game.completed_matches.map((match) => toFinishedMatch(match, roster)))
}

/** [O-23] A cup without a finished match does not count. */
const wasCupPlayed = ({ cup, completed_matches: completed }: WatchedState): boolean =>
  cup !== null && completed.length > (cup.other_matches?.length ?? 0)

/** 'Orange won the day', for every screen that is left on. */
export function winnerText(game: WatchedState, roster: Roster): string {
  const cupWinner = game.cup?.winner_id
  if (cupWinner) return texts.wonCup(roster.team(cupWinner).name)
  const { teams } = leadersOf(game, roster)
  if (game.completed_matches.length === 0) return texts.gameIsOver
  if (wasCupPlayed(game)) return texts.nobodyWonCup
  if (teams.length === 0) return texts.allDrawn
  const names = listInWords(teams.map(teamNameIn(roster)))
  return teams.length === 1 ? texts.wonGame(names) : texts.shareFirst(names)
}

const matchesText = (matches: number) => (matches === 0 ? common.noMatchWasPlayed : texts.played(matches))

function toFinishedMatch(match: WatchedMatch, roster: Roster): MatchResult {
  return {
    teamA: roster.team(match.team_a_id).number,
    teamB: roster.team(match.team_b_id).number,
    scoreA: match.team_a_score,
    scoreB: match.team_b_score,
    winner: match.winner_id === null ? null : roster.team(match.winner_id).number,
  }
}
