import type { GameState } from '@turnout/contract/game-state'
import { teamTitle } from '../../art/teams.ts'

/** A team as the screen names it. */
export type TeamView = {
  id: string
  number: number
  name: string
  players: number
  captain: string | null
}

export type Cast = {
  teams: readonly TeamView[]
  team: (id: string) => TeamView
  /** The server's words with our names: 'Team 3 won the toss' becomes 'Chalk won the toss'. */
  inWords: (text: string) => string
}

/** A team that is gone from the list while its match is still shown. */
const unknown = (id: string): TeamView => ({ id, number: 1, name: 'A team', players: 0, captain: null })

export function castOf(game: Pick<GameState, 'available_teams' | 'team_details'>): Cast {
  const teams = game.available_teams.map((team) => ({
    id: team.id,
    number: team.team_number,
    name: teamTitle(team.name, team.team_number),
    players: team.player_count,
    captain: team.captain_name,
  }))
  const details = Object.values(game.team_details)
  const team = (id: string): TeamView => {
    const known = teams.find((one) => one.id === id)
    const detail = details.find((one) => one.id === id)
    if (known) return known
    if (!detail) return unknown(id)
    const { team_number: number, name } = detail
    return { id, number, name: teamTitle(name, number), players: 0, captain: null }
  }
  const inWords = (text: string) =>
    text.replaceAll(/\bTeam (\d+)\b/g, (said, number: string) => {
      const named = details.find(({ name }) => name === said)
      return named ? teamTitle(said, Number(number)) : said
    })
  return { teams, team, inWords }
}
