import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFolderWithSpace, listFiles, refuseWhenFull, syncFolder, writeAtomically } from './disk.ts'
import { OWNER_FILE, pictureOfFile } from './picture-names.ts'
import type { Storage } from './storage.ts'

/** A folder of this machine, or one that several machines share. */
export const diskStorage = (folder: string): Storage => ({
  ready: () => refuseWhenFull(() => ensureFolderWithSpace(folder)),
  put: (name, bytes) =>
    refuseWhenFull(async () => {
      await writeAtomically(folder, name, bytes)
      await syncFolder(folder)
    }),
  async open(name) {
    const file = await open(join(folder, name), 'r').catch(nullIfMissing)
    if (!file) return null
    const { size } = await file.stat()
    return { size, body: file.createReadStream() }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
  list: () => listFiles(folder),
  async removePartialFiles(before) {
    const partials = (await listFiles(folder)).filter(({ name, since }) => since < before && isPartial(name))
    await Promise.all(partials.map(({ name }) => rm(join(folder, name), { force: true })))
    return partials.length
  },
})

/** Other files in the folder are left alone. */
const isPartial = (name: string): boolean => {
  const finalName = /^\.(.+?)(?:\.[\da-f-]{36})?\.part$/.exec(name)?.[1]
  return finalName !== undefined && (finalName === OWNER_FILE || pictureOfFile(finalName) !== null)
}

function nullIfMissing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
