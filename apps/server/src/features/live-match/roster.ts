import type { Sql } from '../../platform/db/database.ts'
import { loadPeople, loadTeamIds } from '../game/public.ts'
import type { Roster, TeamIds } from './present.ts'

/** Read again to present what came of a command: who waited for the lock may find more teams than before it. */
export const loadTeams = async (sql: Sql, gameId: string): Promise<TeamIds> => ({
  ids: await loadTeamIds(sql, gameId),
})

/** With everybody's name: only what speaks of people needs those. */
export const loadRoster = async (sql: Sql, gameId: string): Promise<Roster> => ({
  ...(await loadTeams(sql, gameId)),
  people: await loadPeople(sql, gameId),
})
