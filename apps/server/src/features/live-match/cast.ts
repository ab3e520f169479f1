import type { Sql } from '../../platform/db/database.ts'
import { peopleOf, teamIds } from '../evening/public.ts'
import type { Cast, Teams } from './present.ts'

/** Read again to present what came of a command: who waited for the lock may find more teams than before it. */
export const teamsOf = async (sql: Sql, gameId: string): Promise<Teams> => ({
  ids: await teamIds(sql, gameId),
})

/** With everybody's name: only what speaks of people needs those. */
export const castOf = async (sql: Sql, gameId: string): Promise<Cast> => ({
  ...(await teamsOf(sql, gameId)),
  people: await peopleOf(sql, gameId),
})
