import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '../http/refusal.ts'
import { newId } from '../ids.ts'

const MIN_FREE_BYTES = 500 * 1024 * 1024

/**
 * Writes a file completely or not at all: to a temporary file, synced, then renamed. Otherwise a power cut could
 * leave a file of zeros.
 */
export async function writeAtomically(folder: string, name: string, bytes: Buffer): Promise<void> {
  // two programs may write the same name at once
  const temporary = join(folder, `.${name}.${newId()}.part`)
  try {
    await writeAndSync(temporary, bytes)
    await rename(temporary, join(folder, name))
  } catch (fault) {
    await rm(temporary, { force: true })
    throw fault
  }
}

async function writeAndSync(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Only this makes a rename survive a power cut: the names in a folder are data too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates the folder if needed; refuses when a picture would take the space that the database needs. */
export async function ensureFolderWithSpace(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_FREE_BYTES) refuse('disk-full')
}

/** Runs a write; a full disk becomes a refusal and not a fault. */
export async function refuseWhenFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : ''
    return code === 'ENOSPC' || code === 'EDQUOT' ? refuse('disk-full') : Promise.reject(fault)
  }
}

/** The files of a folder with their times; empty for a missing folder. */
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
