import type { GameState } from '@turnout/contract/game-state'
import { currentMatch, type Game, nextPair, teamOf } from '@turnout/rules/game'
import { lineupOf } from '@turnout/rules/lineup'
import { teamName } from '@turnout/rules/words'
import { type Roster, teamIdOf } from './roster.ts'

/** [J-5] Of the match that is on, or else of the next one. */
export function presentLineups(game: Game, roster: Roster): GameState['lineups'] {
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

const isNextMatchOpen = (game: Game): game is Game & { play: NonNullable<Game['play']> } =>
  game.play?.now.is === 'waiting'
