import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { pictureOfUrl } from '../../platform/files/picture-names.ts'
import { deleteUploadsOf } from '../../platform/files/store.ts'
import { uploads } from '../../platform/files/tables.ts'
import { events } from '../events/tables.ts'
import { groups } from '../groups/tables.ts'
import { vendorPictures } from '../vendors/tables.ts'

/** Somebody else's upload is not one's own picture (docs/security.md, M3), nor is what lies elsewhere. It stays until the transaction ends. */
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
 * Forgets every picture of this person's that is shown nowhere: what was replaced, and what was uploaded and
 * never taken. Pictures of venues and events stay with them, and those of a vendor on the page. Answers whose files
 * may go after the commit.
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

/** The rows are gone by now; should a file refuse to go, the sweep takes it. */
export function removePictureFiles({ files, log }: Deps, pictureIds: readonly string[]): void {
  for (const pictureId of pictureIds)
    files
      .remove(pictureId)
      .catch((err: unknown) => log.warn({ err, pictureId }, 'a replaced picture is still there'))
}
