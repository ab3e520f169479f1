import type { Sql } from '../db/database.ts'
import { hourly, type ReportedBudget } from '../http/budget.ts'
import { AlreadyAnswered } from '../http/idempotency.ts'
import { Refusal, type Refuse } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { decode, type PictureProblem } from './decode.ts'
import { fileName, pictureFiles, pictureOfFile, SIZES, type Size } from './picture-names.ts'
import type { Storage, StoredFile } from './storage.ts'
import { claimStorage } from './storage-owner.ts'
import { addUpload, countUploads, isBackupRunning, knownUploads } from './store.ts'

/** A picture that is stored in all sizes and has no row yet. */
interface StoredPicture {
  id: string
  bytes: number
}

/** The context of a request that may contain a picture. */
interface PictureSender {
  file: Buffer | null
  actor: { id: string; at: number }
  refuse: Refuse<PictureProblem>
  spend(budget: ReportedBudget, subject: string, now: number): Promise<void>
}

export interface Files {
  /**
   * Decodes and writes. Slow, so call it before the transaction. Refuses anything but a picture in a format
   * we read.
   */
  storePicture(bytes: Buffer, refuse: Refuse<PictureProblem>): Promise<StoredPicture>
  /** In the transaction of the command: from here on the picture belongs to this person. */
  addPicture(sql: Sql, picture: StoredPicture, ownerId: string): Promise<void>
  /** Its files, after the commit that deletes its row. While a backup is made the sweep takes them: a row that it saw may still need them. */
  remove(pictureId: string): Promise<void>
  /**
   * Stores the picture, if the request has one and the sender's budget allows it, and does the work that adds
   * its row. If the work is refused, or was answered before, the picture is removed again.
   */
  withPicture<T>(from: PictureSender, work: (picture: StoredPicture | null) => Promise<T>): Promise<T>
  /** Opens one file, or null when there is none with this name. */
  open(name: string): Promise<StoredFile | null>
  /** Removes files that are older than an hour and have no row: a crash between file and commit leaves such files. */
  removeOrphans(sql: Sql): Promise<number>
}

/** One count for all kinds of pictures: each takes processor time, even if it is refused. */
export const PICTURES = hourly('pictures', 30, 'pictures uploaded')

const ORPHAN_AFTER_MS = 60 * 60 * 1000
const PICTURE_SIZES = Object.keys(SIZES) as Size[]

export function createFiles(storage: Storage, database: Sql): Files {
  const files: Files = {
    async storePicture(bytes, refuse) {
      await storage.ready()
      const sizes = await decode(bytes, refuse)
      const id = newId()
      const puts = await Promise.allSettled(
        PICTURE_SIZES.map((size) => storage.put(fileName(id, size), sizes[size])),
      )
      const failed = puts.find((put) => put.status === 'rejected')
      if (failed) {
        // this may fail as well; then the sweep removes the files
        await files.remove(id).catch(() => {})
        throw failed.reason
      }
      return { id, bytes: sizes.large.length + sizes.small.length }
    },
    addPicture: addUpload,
    async remove(pictureId) {
      if (await isBackupRunning(database)) return
      await Promise.all(pictureFiles(pictureId).map((name) => storage.remove(name)))
    },
    async withPicture({ file, actor, refuse, spend }, work) {
      if (file) await spend(PICTURES, actor.id, actor.at)
      const picture = file && (await files.storePicture(file, refuse))
      try {
        return await work(picture)
      } catch (fault) {
        // any other error may have come after the commit, and then the row exists; the sweep can tell
        const isRolledBack = fault instanceof Refusal || fault instanceof AlreadyAnswered
        if (picture && isRolledBack) await files.remove(picture.id).catch(() => {})
        throw fault
      }
    },
    open: async (name) => (pictureOfFile(name) ? storage.open(name) : null),
    async removeOrphans(sql) {
      if (await isBackupRunning(sql)) return 0
      const rows = await countUploads(sql)
      // a database without any picture is more likely the wrong one than one whose files are all orphans
      if (rows === 0) return 0
      const before = Date.now() - ORPHAN_AFTER_MS
      const entries = await storage.list()
      const known = await knownUploads(sql, [
        ...new Set(entries.flatMap(({ name }) => pictureOfFile(name) ?? [])),
      ])
      if (!(await claimStorage(sql, storage, rows, known.size))) return 0
      const orphans = entries.filter(({ name, since }) => since < before && isOrphan(name, known))
      await Promise.all(orphans.map(({ name }) => storage.remove(name)))
      return orphans.length + (await storage.removePartialFiles(before))
    },
  }
  return files
}

/** Other files in the store are left alone. */
function isOrphan(name: string, known: ReadonlySet<string>): boolean {
  const id = pictureOfFile(name)
  return id !== null && !known.has(id)
}
