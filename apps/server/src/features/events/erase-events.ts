import type { Sql } from '../../platform/db/database.ts'
import { deleteUpload } from '../../platform/files/store.ts'
import { lockAndCheckShown } from '../groups/public.ts'
import { deleteEventRows, type EventRow } from './store.ts'

/** Events with their answers, guests and pictures. */
export async function eraseEvents(
  sql: Sql,
  rows: readonly Pick<EventRow, 'id' | 'picture'>[],
): Promise<void> {
  await deleteEventRows(
    sql,
    rows.map(({ id }) => id),
  )
  for (const { picture } of rows) if (picture) await deletePicture(sql, picture)
}

/** The picture of an event goes, unless it is shown elsewhere too. The sweep takes its files. */
export async function deletePicture(sql: Sql, pictureId: string): Promise<void> {
  if (!(await lockAndCheckShown(sql, pictureId))) await deleteUpload(sql, pictureId)
}
