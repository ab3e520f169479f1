import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFolderWithSpace, writeAtomically } from '../../platform/files/disk.ts'

export interface CachedTile {
  type: string
  /** Until then the tile is not requested from the provider again. */
  goodUntil: number
  etag: string | null
  bytes: Buffer
}

export interface TileCache {
  read(name: string): Promise<CachedTile | null>
  write(name: string, tile: CachedTile): Promise<void>
}

/** About ten thousand tiles: the surroundings of a few hundred pitches. */
const MAX_BYTES = 256 * 1024 * 1024
/** The share that stays after a trim, so that not every write trims. */
const TRIMMED_SHARE = 0.8

const NEWLINE = '\n'.charCodeAt(0)

/** Map tiles in a folder of limited size. A file is one line of JSON followed by the picture. */
export function tileCache(folder: string, maxBytes = MAX_BYTES): TileCache {
  let size: Promise<number> | null = null

  const trim = async (): Promise<number> => {
    const files = (await filesIn(folder)).toSorted((a, b) => a.writtenAt - b.writtenAt)
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= maxBytes) return total
    for (const { path, bytes } of files) {
      if (total <= maxBytes * TRIMMED_SHARE) break
      await rm(path, { force: true })
      total -= bytes
    }
    return total
  }
  const grow = async (bytes: number): Promise<void> => {
    size = (size ?? trim()).then((before) => (before + bytes > maxBytes ? trim() : before + bytes))
    await size
  }

  return {
    async read(name) {
      const file = await readFile(join(folder, name)).catch(() => null)
      return file && parseTile(file)
    },
    async write(name, { bytes, ...head }) {
      await mkdir(folder, { recursive: true, mode: 0o750 })
      await ensureFolderWithSpace(folder)
      const file = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
      await writeAtomically(folder, name, file)
      await grow(file.length)
    },
  }
}

function parseTile(file: Buffer): CachedTile | null {
  const end = file.indexOf(NEWLINE)
  try {
    return { ...JSON.parse(file.toString('utf8', 0, end)), bytes: file.subarray(end + 1) }
  } catch {
    // the disk failed; the provider's next answer replaces the file
    return null
  }
}

async function filesIn(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const facts = await stat(path).catch(() => null)
      return facts && { path, bytes: facts.size, writtenAt: facts.mtimeMs }
    }),
  )
  return found.flatMap((file) => file ?? [])
}
