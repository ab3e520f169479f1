import type { GameState, Referee } from '@turnout/contract/game-state'
import { currentMatch, type Game, teamOf } from '@turnout/rules/game'
import { playingTimes } from '@turnout/rules/playing-time'
import { refereesFor } from '@turnout/rules/referee'
import { teamName } from '@turnout/rules/words'
import { type Cast, idOf } from './present.ts'

const personIn = (evening: Game, { people }: Cast, id: string): Referee => {
  const team = teamOf(evening, id)
  return { participant_id: id, name: people.get(id)?.name ?? '', team: team ? teamName(team.number) : '' }
}

export function presentReferee(evening: Game, cast: Cast): Referee | null {
  const referee = currentMatch(evening)?.referee
  return referee ? personIn(evening, cast, referee) : null
}

export const presentCandidates = (evening: Game, cast: Cast): Referee[] =>
  refereesFor(evening).map((id) => personIn(evening, cast, id))

const seconds = (ms: number) => Math.round(ms / 1000)

export const presentShares = (evening: Game, cast: Cast): GameState['shares'] =>
  playingTimes(evening).map(({ team, matches, playedMs, longestWaitMs, waitingSince }) => ({
    team_id: idOf(cast, team),
    matches,
    played_s: seconds(playedMs),
    longest_wait_s: seconds(longestWaitMs),
    waiting_since: waitingSince,
  }))
