import type { Sql } from '../db/database.ts'
import { AnsweredBefore } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { decode } from './decode.ts'
import { fileName, filesOf, pictureOfFile, SIZES, type Size } from './names.ts'
import { isOurs } from './our-store.ts'
import type { Storage, Stored } from './storage.ts'
import { addUpload, countUploads, dropUpload, isBackupRunning, knownUploads } from './store.ts'

/** A picture that lies in the store, whole, in all its sizes, and has no row yet. */
interface Picture {
  id: string
  bytes: number
}

export interface Files {
  /** Decodes and writes. Slow: call it before the transaction. Refuses what is no picture of ours. */
  takePicture(bytes: Buffer): Promise<Picture>
  /** In the command's transaction: from here on the picture is this person's. */
  keep(sql: Sql, picture: Picture, ownerId: string): Promise<void>
  /** In the command's transaction: the row goes. After the commit `remove` takes the files. */
  forget(sql: Sql, pictureId: string): Promise<void>
  /** Leaves them to the sweep while a backup is made: a row that it saw may still need them. */
  remove(pictureId: string): Promise<void>
  /**
   * Takes the picture, if one came, and does the work that keeps it. When the work is refused, or was
   * answered before, its picture goes again.
   */
  during<T>(bytes: Buffer | null, work: (picture: Picture | null) => Promise<T>): Promise<T>
  /** One file to be read, or null when there is none of that name. */
  open(name: string): Promise<Stored | null>
  /** Removes what has lain longer than an hour without a row: a crash between file and commit leaves such. */
  sweep(sql: Sql): Promise<number>
}

const ORPHAN_AFTER_MS = 60 * 60 * 1000
const ALL_SIZES = Object.keys(SIZES) as Size[]

export function createFiles(storage: Storage, database: Sql): Files {
  const files: Files = {
    async takePicture(bytes) {
      await storage.ready()
      const sizes = await decode(bytes)
      const id = newId()
      try {
        for (const size of ALL_SIZES) await storage.put(fileName(id, size), sizes[size])
      } catch (fault) {
        // a store that has just failed may fail at this too; then the sweep takes what is there
        await files.remove(id).catch(() => {})
        throw fault
      }
      return { id, bytes: sizes.large.length + sizes.small.length }
    },
    keep: addUpload,
    forget: dropUpload,
    async remove(pictureId) {
      if (await isBackupRunning(database)) return
      await Promise.all(filesOf(pictureId).map((name) => storage.remove(name)))
    },
    async during(bytes, work) {
      const picture = bytes && (await files.takePicture(bytes))
      try {
        return await work(picture)
      } catch (fault) {
        // any other fault may have struck after the commit: then the row is there, and the sweep knows better than we
        const undone = fault instanceof Refusal || fault instanceof AnsweredBefore
        if (picture && undone) await files.remove(picture.id).catch(() => {})
        throw fault
      }
    },
    open: async (name) => (pictureOfFile(name) ? storage.open(name) : null),
    async sweep(sql) {
      if (await isBackupRunning(sql)) return 0
      const rows = await countUploads(sql)
      // a database that knows no picture at all is more likely the wrong one than everybody's being an orphan
      if (rows === 0) return 0
      const before = Date.now() - ORPHAN_AFTER_MS
      const lain = await storage.list()
      const known = await knownUploads(sql, [
        ...new Set(lain.flatMap(({ name }) => pictureOfFile(name) ?? [])),
      ])
      if (!(await isOurs(sql, storage, rows, known.size))) return 0
      const orphans = lain.filter(({ name, since }) => since < before && isOrphan(name, known))
      await Promise.all(orphans.map(({ name }) => storage.remove(name)))
      return orphans.length + (await storage.removeHalves(before))
    },
  }
  return files
}

/** Whatever else somebody put there is left alone. */
function isOrphan(name: string, known: ReadonlySet<string>): boolean {
  const id = pictureOfFile(name)
  return id !== null && !known.has(id)
}
