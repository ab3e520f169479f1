import { fullName } from '@turnout/rules/full-name'
import { inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { users } from './tables.ts'

export interface PersonRow {
  id: string
  name: string
  profileImageUrl: string | null
}

/** People by id, with their present names. */
export async function findPeopleById(sql: Sql, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  if (ids.length === 0) return new Map()
  const rows = await sql
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(
    rows.map(({ id, firstName, lastName, profileImageUrl }) => [
      id,
      { id, name: fullName(firstName, lastName), profileImageUrl },
    ]),
  )
}
