import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../files/disk.ts'
import { newId } from '../ids.ts'
import { BLOCK, endingOf, headerOf, paddingOf } from './tar.ts'

export interface Part {
  name: string
  bytes: number
  sha256: string
}

/** Writes a backup aside; it has its name only when all of it is on the disk. */
export class ArchiveWriter {
  readonly #path: string
  readonly #aside: string
  readonly #file: FileHandle
  #at = 0

  private constructor(path: string, aside: string, file: FileHandle) {
    this.#path = path
    this.#aside = aside
    this.#file = file
  }

  static async open(path: string): Promise<ArchiveWriter> {
    await clearStale(path)
    // contact data of a whole club: nobody else on this machine reads it, and nobody's own file is written into
    const aside = `${path}.${newId()}.part`
    return new ArchiveWriter(path, aside, await open(aside, 'wx', 0o600))
  }

  /** How much it will be is known only at the end, and then its header is written before it. */
  async add(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Part> {
    const [headerAt, hash] = [this.#at, createHash('sha256')]
    this.#at += BLOCK
    for await (const chunk of content) {
      hash.update(chunk)
      await this.#write(chunk)
    }
    const bytes = this.#at - headerAt - BLOCK
    await this.#write(Buffer.alloc(paddingOf(bytes)))
    await this.#file.write(headerOf(name, bytes), 0, BLOCK, headerAt)
    return { name, bytes, sha256: hash.digest('hex') }
  }

  /** What it is called may hang on what came into it. */
  async seal(path = this.#path): Promise<void> {
    await this.#write(endingOf(await sumOf(this.#aside, this.#at)))
    await this.#file.sync()
    await this.#file.close()
    await rename(this.#aside, path)
    await syncFolder(dirname(path))
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {})
    await rm(this.#aside, { force: true })
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, this.#at)
      done += bytesWritten
      this.#at += bytesWritten
    }
  }
}

/** What the name of one that is not finished ends with; older programs wrote a number there, or nothing. */
export const HALF = /(?:\.[\da-f-]+)?\.part$/

const DAY_MS = 24 * 3_600_000

/** What was begun under this name and left a day ago. No number of a process: in containers all are the same. */
async function clearStale(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    const half = join(dirname(path), name)
    const isOurs = HALF.test(name) && name.replace(HALF, '') === basename(path)
    const since = isOurs ? await stat(half).catch(() => null) : null // somebody else may clear it just now
    if (since && Date.now() - since.mtimeMs > DAY_MS) await rm(half, { force: true })
  }
}

/** Of the first so many bytes. */
export async function sumOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  if (bytes > 0) for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk)
  return hash.digest('hex')
}
