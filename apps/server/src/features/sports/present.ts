import type { Sport as WireSport } from '@turnout/contract/sports'
import type { Sport } from '@turnout/rules/sports'

export const presentSport = (sport: Sport): WireSport => ({
  id: sport.id,
  name: sport.name,
  type: sport.type,
  max_players_per_team: sport.maxPlayersPerTeam,
  players_per_match: sport.playersPerMatch,
  min_teams: sport.minTeams,
  requires_referee: sport.requiresReferee,
})
