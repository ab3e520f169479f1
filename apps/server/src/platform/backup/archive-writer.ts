import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../db/postmaster.ts'
import { syncFolder } from '../files/disk.ts'
import { BLOCK, endingOf, headerOf, paddingOf } from './tar.ts'

export interface Part {
  name: string
  bytes: number
  sha256: string
}

/** Writes a backup aside; it has its name only when all of it is on the disk. */
export class ArchiveWriter {
  readonly #path: string
  readonly #file: FileHandle
  #at = 0

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  static async open(path: string): Promise<ArchiveWriter> {
    await clearStale(path)
    // contact data of a whole club: nobody else on this machine reads it, and nobody's own file is written into
    return new ArchiveWriter(path, await open(asideOf(path), 'wx', 0o600))
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

  async seal(): Promise<void> {
    await this.#write(endingOf(await sumOf(asideOf(this.#path), this.#at)))
    await this.#file.sync()
    await this.#file.close()
    await rename(asideOf(this.#path), this.#path)
    await syncFolder(dirname(this.#path))
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {})
    await rm(asideOf(this.#path), { force: true })
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, this.#at)
      done += bytesWritten
      this.#at += bytesWritten
    }
  }
}

const asideOf = (path: string): string => `${path}.${process.pid}.part`

/** What was begun under this name by a program that is no more, or by one before us that had our number. */
async function clearStale(path: string): Promise<void> {
  const prefix = `${basename(path)}.`
  for (const name of await readdir(dirname(path))) {
    const maker = name.startsWith(prefix) ? makerOf(name.slice(prefix.length)) : null
    if (maker !== null && (maker === process.pid || !isAlive(maker)))
      await rm(join(dirname(path), name), { force: true })
  }
}

const makerOf = (rest: string): number | null => {
  const pid = /^(\d+)\.part$/.exec(rest)?.[1]
  return pid === undefined ? null : Number(pid)
}

/** Of the first so many bytes. */
export async function sumOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  if (bytes > 0) for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk)
  return hash.digest('hex')
}
