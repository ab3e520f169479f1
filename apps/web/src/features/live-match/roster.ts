import type { LatePress } from '@turnout/contract/game-state'
import type { WatchedState } from '@turnout/contract/watched-state'
import type { LateGoal } from './late-goal-groups.ts'

/** A team as the screen shows it. */
export type TeamView = {
  id: string
  number: number
  name: string
  players: number
  captain: string | null
}

export type Roster = {
  teams: readonly TeamView[]
  team: (id: string) => TeamView
}

/** A team that is gone from the list while its match still shows. */
const unknownTeam = (id: string): TeamView => ({ id, number: 1, name: 'A team', players: 0, captain: null })

export function toRoster(game: Pick<WatchedState, 'available_teams' | 'team_details'>): Roster {
  const teams = game.available_teams.map((team) => ({
    id: team.id,
    number: team.team_number,
    name: team.name,
    players: team.player_count,
    captain: team.captain_name,
  }))
  const details = Object.values(game.team_details)
  const team = (id: string): TeamView => {
    const known = teams.find((one) => one.id === id)
    const detail = details.find((one) => one.id === id)
    if (known) return known
    if (!detail) return unknownTeam(id)
    const { team_number: number, name } = detail
    return { id, number, name, players: 0, captain: null }
  }
  return { teams, team }
}

/** With the team name of each, as in the report. */
export const toLateGoals = (presses: readonly LatePress[], { team }: Roster): LateGoal[] =>
  presses.map(({ team_id: teamId, ...press }) => ({ ...press, team_name: team(teamId).name }))
