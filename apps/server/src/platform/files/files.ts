import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '../db/database.ts'
import { AnsweredBefore } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { decode } from './decode.ts'
import { folderWithRoom, listFiles, onDisk, syncFolder, writeWhole } from './disk.ts'
import { fileName, pictureOfFile, SIZES, type Size } from './names.ts'
import { addUpload, dropUpload, knownUploads } from './store.ts'

/** A picture that lies on the disk, whole, in all its sizes, and has no row yet. */
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
  remove(pictureId: string): Promise<void>
  /**
   * Takes the picture, if one came, and does the work that keeps it. When the work is refused, or was
   * answered before, its picture goes again.
   */
  during<T>(bytes: Buffer | null, work: (picture: Picture | null) => Promise<T>): Promise<T>
  /** One file to be read, or null when there is none of that name; the reader closes it. */
  open(name: string): Promise<FileHandle | null>
  /** Removes what has lain longer than an hour without a row: a crash between file and commit leaves such. */
  sweep(sql: Sql): Promise<number>
}

const ORPHAN_AFTER_MS = 60 * 60 * 1000
const ALL_SIZES = Object.keys(SIZES) as Size[]

export function createFiles(folder: string): Files {
  const files: Files = {
    async takePicture(bytes) {
      await onDisk(() => folderWithRoom(folder))
      const sizes = await decode(bytes)
      const id = newId()
      try {
        await onDisk(async () => {
          for (const size of ALL_SIZES) await writeWhole(folder, fileName(id, size), sizes[size])
          await syncFolder(folder)
        })
      } catch (fault) {
        await files.remove(id)
        throw fault
      }
      return { id, bytes: sizes.large.length + sizes.small.length }
    },
    keep: addUpload,
    forget: dropUpload,
    async remove(pictureId) {
      await Promise.all(ALL_SIZES.map((size) => rm(join(folder, fileName(pictureId, size)), { force: true })))
    },
    async during(bytes, work) {
      const picture = bytes && (await files.takePicture(bytes))
      try {
        return await work(picture)
      } catch (fault) {
        // any other fault may have struck after the commit: then the row is there, and the sweep knows better than we
        const undone = fault instanceof Refusal || fault instanceof AnsweredBefore
        if (picture && undone) await files.remove(picture.id)
        throw fault
      }
    },
    async open(name) {
      return pictureOfFile(name) ? open(join(folder, name), 'r').catch(absent) : null
    },
    async sweep(sql) {
      const before = Date.now() - ORPHAN_AFTER_MS
      const old = (await listFiles(folder)).filter(({ since }) => since < before)
      const known = await knownUploads(
        sql,
        old.flatMap(({ name }) => pictureOfFile(name) ?? []),
      )
      const orphans = old.filter(({ name }) => isOrphan(name, known))
      await Promise.all(orphans.map(({ name }) => rm(join(folder, name), { force: true })))
      return orphans.length
    },
  }
  return files
}

/** Half-written files are ours too; whatever else somebody put into the folder is left alone. */
function isOrphan(name: string, known: ReadonlySet<string>): boolean {
  const half = /^\.(.+)\.part$/.exec(name)?.[1]
  if (half) return pictureOfFile(half) !== null
  const id = pictureOfFile(name)
  return id !== null && !known.has(id)
}

function absent(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
