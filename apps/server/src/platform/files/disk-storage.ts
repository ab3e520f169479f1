import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderWithRoom, listFiles, onDisk, syncFolder, writeWhole } from './disk.ts'
import { MARK, pictureOfFile } from './names.ts'
import type { Storage } from './storage.ts'

/** A folder of this machine, or one that several share. */
export const diskStorage = (folder: string): Storage => ({
  ready: () => onDisk(() => folderWithRoom(folder)),
  put: (name, bytes) =>
    onDisk(async () => {
      await writeWhole(folder, name, bytes)
      await syncFolder(folder)
    }),
  async open(name) {
    const file = await open(join(folder, name), 'r').catch(absent)
    if (!file) return null
    const { size } = await file.stat()
    return { size, body: file.createReadStream() }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
  list: () => listFiles(folder),
  async removeHalves(before) {
    const halves = (await listFiles(folder)).filter(({ name, since }) => since < before && isHalf(name))
    await Promise.all(halves.map(({ name }) => rm(join(folder, name), { force: true })))
    return halves.length
  },
})

/** Whatever else somebody put into the folder is left alone. */
const isHalf = (name: string): boolean => {
  const whole = /^\.(.+?)(?:\.[\da-f-]{36})?\.part$/.exec(name)?.[1]
  return whole !== undefined && (whole === MARK || pictureOfFile(whole) !== null)
}

function absent(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
