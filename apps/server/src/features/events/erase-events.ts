import type { Sql } from '../../platform/db/database.ts'
import { deleteUnlessShown } from '../groups/public.ts'
import { deleteEventRows, type EventRow } from './store.ts'

/** Deletes events with their answers, guests and pictures. */
export async function eraseEvents(
  sql: Sql,
  rows: readonly Pick<EventRow, 'id' | 'picture'>[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await deleteEventRows(sql, ids)
  for (const { picture } of rows) if (picture) await deleteUnlessShown(sql, picture)
}
