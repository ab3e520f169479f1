import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { pictureOfUrl } from '../../platform/files/picture-names.ts'
import { deleteUploadsOf } from '../../platform/files/store.ts'
import { uploads } from '../../platform/files/tables.ts'
import { events } from '../events/tables.ts'
import { groups } from '../groups/tables.ts'
import { vendorPictures } from '../vendors/tables.ts'

/** True only for the owner's own upload (docs/security.md, M3), which is then locked until the transaction ends. */
export async function lockOwnPicture(sql: Sql, ownerId: string, pictureId: string | null): Promise<boolean> {
  if (pictureId === null) return false
  const owned = await sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, pictureId), eq(uploads.ownerId, ownerId)))
    .for('share')
  return owned.length === 1
}

/**
 * Deletes the rows of this person's unused pictures: replaced ones and uploads that were never used. Pictures of
 * venues, events and vendor pages stay. Returns the pictures whose files may be deleted after the commit.
 */
export async function deleteUnusedPictures(
  sql: Sql,
  ownerId: string,
  shownUrl: string | null,
): Promise<string[]> {
  const shown = shownUrl === null ? null : pictureOfUrl(shownUrl)
  const venues = sql.select({ id: groups.venueImage }).from(groups).where(isNotNull(groups.venueImage))
  const onPages = sql.select({ id: vendorPictures.pictureId }).from(vendorPictures)
  const ofEvents = sql.select({ id: events.picture }).from(events).where(isNotNull(events.picture))
  const areNowhere = [venues, onPages, ofEvents].map((shownThere) => notInArray(uploads.id, shownThere))
  const isUnused = and(...areNowhere, shown === null ? undefined : ne(uploads.id, shown))
  return deleteUploadsOf(sql, ownerId, isUnused)
}

/** The rows are deleted by now. If a file cannot be removed, the sweep removes it. */
export function removePictureFiles({ files, log }: Deps, pictureIds: readonly string[]): void {
  for (const pictureId of pictureIds)
    files
      .remove(pictureId)
      .catch((err: unknown) => log.warn({ err, pictureId }, 'a replaced picture is still there'))
}
