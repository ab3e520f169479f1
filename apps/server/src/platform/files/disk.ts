import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '../http/refusal.ts'
import { newId } from '../ids.ts'

const LEAVE_FREE = 500 * 1024 * 1024

/** Whole or not at all: written aside, on the disk, then renamed. Without it a power cut leaves a file of zeros. */
export async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  // two programs may write the same name at once
  const aside = join(folder, `.${name}.${newId()}.part`)
  try {
    await writeThrough(aside, bytes)
    await rename(aside, join(folder, name))
  } catch (fault) {
    await rm(aside, { force: true })
    throw fault
  }
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The names in a folder are data too: only this makes a rename outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The folder, made if need be; refuses while pictures would take the room that the database needs. */
export async function folderWithRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAVE_FREE) refuse('disk-full')
}

/** Runs a write; a disk that is full is an answer to the person and no fault of ours. */
export async function onDisk<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : ''
    return code === 'ENOSPC' || code === 'EDQUOT' ? refuse('disk-full') : Promise.reject(fault)
  }
}

/** What lies in a folder and since when; an absent folder holds nothing. */
export async function listFiles(folder: string): Promise<{ name: string; since: number }[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => ({
      name,
      since: await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    })),
  )
  return found.flatMap(({ name, since }) => (since === null ? [] : [{ name, since }]))
}
