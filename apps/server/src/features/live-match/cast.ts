import type { Sql } from '../../platform/db/database.ts'
import { peopleOf, teamIds } from '../evening/public.ts'
import type { Cast } from './present.ts'

export const castOf = async (sql: Sql, gameId: string): Promise<Cast> => ({
  ids: await teamIds(sql, gameId),
  people: await peopleOf(sql, gameId),
})
