import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WEEK_MS = 7 * 24 * 3_600_000

const folderIn = (dataDir: string) => join(dataDir, 'mail')

/** The same bytes that a mail server would get, readable only for the operator. */
export async function writeMailFile(dataDir: string, id: string, message: Buffer): Promise<void> {
  const folder = folderIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700) // it may have been made by hand
  const time = new Date().toISOString().replaceAll(':', '-')
  await writeFile(join(folder, `${time}-${id}.eml`), message, { mode: 0o600, flag: 'wx' })
}

/** They contain links and addresses, and a week is enough time to read them. */
export async function deleteOldMailFiles(dataDir: string, olderThanMs = WEEK_MS): Promise<void> {
  const folder = folderIn(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - olderThanMs) await rm(join(folder, name), { force: true })
  }
}
