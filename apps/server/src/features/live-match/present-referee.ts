import type { GameState, Referee } from '@turnout/contract/game-state'
import { currentMatch, type Game, nextPair, teamOf } from '@turnout/rules/game'
import { currentLoans, lineupOf } from '@turnout/rules/lineup'
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

/** [J-5] The lineups of the current match, or of the next one. */
function presentLineups(game: Game, roster: Roster): GameState['lineups'] {
  const match = currentMatch(game)
  const [a, b] = match ? [match.a, match.b] : (isNextMatchOpen(game) && nextPair(game.play)) || []
  if (a === undefined || b === undefined) return []
  const lineup = lineupOf(game, { a, b })
  return [lineup.a, lineup.b].map(({ number, captain, players }) => ({
    team_id: teamIdOf(roster, number),
    players: players.map((id) => {
      const own = teamOf(game, id)?.number
      return {
        name: roster.people.get(id)?.name ?? '',
        is_captain: id === captain,
        lent_by: own === undefined || own === number ? null : teamName(own),
      }
    }),
  }))
}

const presentLoans = (game: Game, roster: Roster): GameState['loans'] =>
  currentLoans(game).map(({ from, to }) => ({
    from_team_id: teamIdOf(roster, from),
    to_team_id: teamIdOf(roster, to),
  }))

const isNextMatchOpen = (game: Game): game is Game & { play: NonNullable<Game['play']> } =>
  game.play?.now.is === 'waiting'

/** The players of the current or next match, and the loans. */
export const presentPlayers = (game: Game, roster: Roster): Pick<GameState, 'lineups' | 'loans'> => ({
  lineups: presentLineups(game, roster),
  loans: presentLoans(game, roster),
})
