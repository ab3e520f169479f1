import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { checksumOf } from './archive-writer.ts'
import { BLOCK, createEnding, ENDING_BYTES, paddingOf, readHeader } from './tar.ts'

/** The operator can correct this with another file, so the program prints only the message. */
export class BackupError extends Error {}

interface Entry {
  offset: number
  bytes: number
}

/** An open backup file. Its checksum is verified first, so what is read is what was written. */
export class ArchiveReader {
  readonly path: string
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(path: string, entries: ReadonlyMap<string, Entry>) {
    this.path = path
    this.#entries = entries
  }

  static async open(path: string, first: string): Promise<ArchiveReader> {
    const file = await open(path, 'r').catch((error: Error) => {
      throw new BackupError(`The file ${path} cannot be read: ${error.message}.`)
    })
    try {
      return new ArchiveReader(path, await scanArchive(path, file, first))
    } finally {
      await file.close()
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  read(name: string): Readable {
    const { offset: at, bytes } = this.#entries.get(name) ?? throwMissing(name)
    return createReadStream(this.path, { start: at, end: Math.max(at, at + bytes - 1) })
  }

  async bytesOf(name: string): Promise<Buffer> {
    if (this.#entries.get(name)?.bytes === 0) return Buffer.alloc(0)
    const chunks: Buffer[] = []
    for await (const chunk of this.read(name)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
}

const throwMissing = (name: string): never => {
  throw new BackupError(`The backup lacks ${name}.`)
}

async function scanArchive(path: string, file: FileHandle, first: string): Promise<Map<string, Entry>> {
  const { size } = await file.stat()
  if ((await headerAt(file, 0))?.name !== first)
    throw new BackupError(
      `${path} is no backup of Turnout, or its beginning is damaged. Nothing was changed.`,
    )
  const content = size - ENDING_BYTES
  if (content < BLOCK || !(await hasValidEnding(path, file, content)))
    throw new BackupError(
      `The backup ${path} is damaged or was cut short. Nothing was changed. Take another one.`,
    )
  return readEntries(file, content)
}

async function hasValidEnding(path: string, file: FileHandle, content: number): Promise<boolean> {
  const ending = Buffer.alloc(ENDING_BYTES)
  await file.read(ending, 0, ENDING_BYTES, content)
  return ending.equals(createEnding(await checksumOf(path, content)))
}

async function readEntries(file: FileHandle, content: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for (let offset = 0; offset < content; ) {
    const { name, bytes } = (await headerAt(file, offset)) ?? throwMissing('a part that it counts')
    entries.set(name, { offset: offset + BLOCK, bytes })
    offset += BLOCK + bytes + paddingOf(bytes)
  }
  return entries
}

async function headerAt(file: FileHandle, at: number) {
  const block = Buffer.alloc(BLOCK)
  const { bytesRead } = await file.read(block, 0, BLOCK, at)
  return bytesRead === BLOCK ? readHeader(block) : null
}
