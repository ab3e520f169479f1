import { desc, eq, gt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { addSearchWords } from '../search/public.ts'
import { wordsText } from './search-text.ts'
import { groups } from './tables.ts'

export const DAY_MS = 24 * 3_600_000
export const RESTORABLE_DAYS = 30

export type RestoreResult =
  | { type: 'restored'; name: string }
  | { type: 'unknown' }
  | { type: 'there'; name: string }
  | { type: 'too-late'; name: string; days: number }

/** Restores a deleted group with all its data, for thirty days. Members whose accounts are gone leave it. */
export async function restoreGroup(
  sql: Sql,
  { lifecycle, publish }: Pick<Deps, 'lifecycle' | 'publish'>,
  groupId: string,
  now: number,
): Promise<RestoreResult> {
  const [row] = await sql.select().from(groups).where(eq(groups.id, groupId)).for('update')
  if (!row) return { type: 'unknown' }
  const { name, deletedAt } = row
  if (!deletedAt) return { type: 'there', name }
  const days = Math.floor((now - deletedAt.getTime()) / DAY_MS)
  if (days >= RESTORABLE_DAYS) return { type: 'too-late', name, days }
  await sql.update(groups).set({ deletedAt: null }).where(eq(groups.id, groupId))
  await addSearchWords(sql, wordsText(row))
  await lifecycle.onGroupRestored(sql, publish, row, new Date(now))
  return { type: 'restored', name }
}

/** Groups that can still be restored, the last deleted first, so that an operator finds the id. */
export const deletedGroups = (sql: Sql, now: number) =>
  sql
    .select({ id: groups.id, name: groups.name, deletedAt: groups.deletedAt })
    .from(groups)
    .where(gt(groups.deletedAt, new Date(now - RESTORABLE_DAYS * DAY_MS)))
    .orderBy(desc(groups.deletedAt))
