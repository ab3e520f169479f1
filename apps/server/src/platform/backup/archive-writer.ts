import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../files/disk.ts'
import { newId } from '../ids.ts'
import { BLOCK, createEnding, headerOf, paddingOf } from './tar.ts'

export interface Part {
  name: string
  bytes: number
  sha256: string
}

/** Writes a backup under a temporary name; it gets its real name only when all of it is on the disk. */
export class ArchiveWriter {
  readonly #path: string
  readonly #temporaryPath: string
  readonly #file: FileHandle
  #offset = 0

  private constructor(path: string, temporaryPath: string, file: FileHandle) {
    this.#path = path
    this.#temporaryPath = temporaryPath
    this.#file = file
  }

  static async open(path: string): Promise<ArchiveWriter> {
    await removeStalePartials(path)
    // it holds contact data of all users: no other account may read it, and no existing file is overwritten
    const temporaryPath = `${path}.${newId()}.part`
    return new ArchiveWriter(path, temporaryPath, await open(temporaryPath, 'wx', 0o600))
  }

  /** The size is known only at the end; the header is then written in front of the content. */
  async add(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Part> {
    const [headerAt, hash] = [this.#offset, createHash('sha256')]
    this.#offset += BLOCK
    for await (const chunk of content) {
      hash.update(chunk)
      await this.#write(chunk)
    }
    const bytes = this.#offset - headerAt - BLOCK
    await this.#write(Buffer.alloc(paddingOf(bytes)))
    await this.#file.write(headerOf(name, bytes), 0, BLOCK, headerAt)
    return { name, bytes, sha256: hash.digest('hex') }
  }

  /** The name may depend on the content, so the caller passes it at the end. */
  async seal(path = this.#path): Promise<void> {
    await this.#write(createEnding(await checksumOf(this.#temporaryPath, this.#offset)))
    await this.#file.sync()
    await this.#file.close()
    await rename(this.#temporaryPath, path)
    await syncFolder(dirname(path))
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {})
    await rm(this.#temporaryPath, { force: true })
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, written, bytes.length - written, this.#offset)
      written += bytesWritten
      this.#offset += bytesWritten
    }
  }
}

/** The end of the name of an unfinished backup; older programs wrote a number or nothing before `.part`. */
export const PARTIAL_SUFFIX = /(?:\.[\da-f-]+)?\.part$/

const DAY_MS = 24 * 3_600_000

/**
 * Removes unfinished files of this name that are a day old. The name has no process id: in containers they are
 * equal.
 */
async function removeStalePartials(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    const partial = join(dirname(path), name)
    const isOurs = PARTIAL_SUFFIX.test(name) && name.replace(PARTIAL_SUFFIX, '') === basename(path)
    const stats = isOurs ? await stat(partial).catch(() => null) : null // another program may remove it now
    if (stats && Date.now() - stats.mtimeMs > DAY_MS) await rm(partial, { force: true })
  }
}

/** The checksum of the first `bytes` bytes. */
export async function checksumOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  if (bytes > 0) for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk)
  return hash.digest('hex')
}
