import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

export const Sport = model('Sport', {
  id: z.string(),
  name: z.string(),
  type: z.string(),
  max_players_per_team: z.number().int(),
  players_per_match: z.number().int(),
  min_teams: z.number().int(),
  requires_referee: z.boolean(),
})
export type Sport = z.output<typeof Sport>

export const listSports = endpoint('listSports', 'GET /sports', {
  access: 'anyone',
  summary: 'The sports a group can play.',
  reply: z.array(Sport),
})
