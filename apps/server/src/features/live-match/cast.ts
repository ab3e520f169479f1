import type { Sql } from '../../platform/db/database.ts'
import { peopleOf, teamIds } from '../evening/public.ts'
import type { Cast } from './present.ts'

/** Read again to present what came of a command: who waited for the lock may find more teams than before it. */
export const castOf = async (sql: Sql, gameId: string): Promise<Cast> => ({
  ids: await teamIds(sql, gameId),
  people: await peopleOf(sql, gameId),
})
