import { Link } from '@tanstack/react-router'
import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
import { eveningWinner, type PlayedMatch, tableOfTheDay } from '@turnout/rules/results'
import { count } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { Standings } from '../../ui/standings.tsx'
import type { Cast } from './cast-of.ts'
import { CompletedMatches } from './completed-matches.tsx'
import styles from './evening-result.module.css'

export type EveningResultProps = {
  game: WatchedState
  cast: Cast
  /** For whoever may read the whole evening. */
  report?: { groupId: string; gameId: string }
  /** What can still be done about it. */
  children?: ReactNode
}

/** After the evening was ended: what it came to, the same on every phone, instead of a board with nothing on it. */
export function EveningResult({ game, cast, report, children }: EveningResultProps) {
  const matches = game.completed_matches.map((match) => played(match, cast))
  const winner = eveningWinner(matches)
  const nameOf = nameIn(cast)
  const rows = tableOfTheDay(
    cast.teams.map(({ number }) => number),
    matches,
  )
  return (
    <div className={`wrap ${styles.result}`}>
      <section className={styles.winner} data-on="turf" aria-label="Result">
        <Bib team={winner?.team ?? null} size={112} ground="turf" />
        <h2 className={styles.title}>{winnerInWords(game, cast)}</h2>
        <p>
          {winner
            ? `Won ${winner.wins} of ${count(matches.length, 'match', 'matches')}`
            : allOf(matches.length)}
        </p>
        {report && (
          <Link
            to="/my-sports-groups/$groupId/games/$gameId"
            params={report}
            className={buttonClass({ look: 'onTurf' })}
          >
            See the whole evening
          </Link>
        )}
      </section>
      {children}
      <Panel title="The table">
        <Standings
          caption="The table of the day"
          rows={rows.map(({ team, ...row }) => ({
            ...row,
            key: team,
            picture: <Bib team={team} size={30} />,
            name: nameOf(team),
            isFirst: team === winner?.team,
          }))}
        />
      </Panel>
      <CompletedMatches matches={game.completed_matches} cast={cast} isAll />
    </div>
  )
}

const nameIn = (cast: Cast) => (number: number) =>
  cast.teams.find((team) => team.number === number)?.name ?? ''

/** 'Orange won the evening', on every screen that is left on. */
export function winnerInWords(game: WatchedState, cast: Cast): string {
  const winner = eveningWinner(game.completed_matches.map((match) => played(match, cast)))
  return winner ? `${nameIn(cast)(winner.team)} won the evening` : 'Nobody won more than the others'
}

const allOf = (matches: number) =>
  matches === 0
    ? 'No match was played.'
    : `${count(matches, 'match', 'matches')} ${matches === 1 ? 'was' : 'were'} played.`

function played(match: WatchedMatch, cast: Cast): PlayedMatch {
  return {
    teamA: cast.team(match.team_a_id).number,
    teamB: cast.team(match.team_b_id).number,
    scoreA: match.team_a_score,
    scoreB: match.team_b_score,
    winner: match.winner_id === null ? null : cast.team(match.winner_id).number,
  }
}
