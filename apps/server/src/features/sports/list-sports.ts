import { listSports as endpoint, type Sport as WireSport } from '@turnout/contract/sports'
import { SPORTS, type Sport } from '@turnout/rules/sports'
import { handle } from '../../handle.ts'

const presentSport = (sport: Sport): WireSport => ({
  id: sport.id,
  name: sport.name,
  type: sport.type,
  max_players_per_team: sport.maxPlayersPerTeam,
  players_per_match: sport.playersPerMatch,
  min_teams: sport.minTeams,
  requires_referee: sport.requiresReferee,
})

export const listSports = handle(endpoint, async () => SPORTS.map(presentSport))
