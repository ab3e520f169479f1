import type { GameState, Referee } from '@turnout/contract/game-state'
import { currentMatch, type Game, teamOf } from '@turnout/rules/game'
import { playingTimes } from '@turnout/rules/playing-time'
import { refereesFor } from '@turnout/rules/referee'
import { teamName } from '@turnout/rules/words'
import { type Roster, teamIdOf } from './roster.ts'

const presentPerson = (game: Game, { people }: Roster, id: string): Referee => {
  const team = teamOf(game, id)
  return { participant_id: id, name: people.get(id)?.name ?? '', team: team ? teamName(team.number) : '' }
}

export function presentReferee(game: Game, roster: Roster): Referee | null {
  const referee = currentMatch(game)?.referee
  return referee ? presentPerson(game, roster, referee) : null
}

export const presentRefereeCandidates = (game: Game, roster: Roster): Referee[] =>
  refereesFor(game).map((id) => presentPerson(game, roster, id))

const seconds = (ms: number) => Math.round(ms / 1000)

export const presentPlayingTimes = (game: Game, roster: Roster): GameState['shares'] =>
  playingTimes(game).map(({ team, matches, playedMs, longestWaitMs, waitingSince }) => ({
    team_id: teamIdOf(roster, team),
    matches,
    played_s: seconds(playedMs),
    longest_wait_s: seconds(longestWaitMs),
    waiting_since: waitingSince,
  }))
