import type { LatePress } from '@turnout/contract/game-state'
import type { WatchedState } from '@turnout/contract/watched-state'
import type { LateGoal } from './late-goal-groups.ts'

export type GameTeam = WatchedState['available_teams'][number]

type GameWithTeams = Pick<WatchedState, 'available_teams' | 'team_details'>

/** Also a team that is gone from the list while its match still shows. */
export function teamIn(
  { available_teams: teams, team_details: details }: GameWithTeams,
  id: string,
): GameTeam {
  const gone = { id, name: 'A team', team_number: 1, player_count: 0, captain_name: null, score: 0 }
  return teams.find((team) => team.id === id) ?? { ...gone, ...details[id] }
}

/** With the team name of each, as in the report. */
export const lateGoalsOf = (game: GameWithTeams & { late_presses: readonly LatePress[] }): LateGoal[] =>
  game.late_presses.map(({ team_id: teamId, ...press }) => ({
    ...press,
    team_name: teamIn(game, teamId).name,
  }))
