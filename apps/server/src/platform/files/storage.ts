import type { Readable } from 'node:stream'

/** One file to be read; whoever opened it reads it to its end or destroys it. */
export interface StoredFile {
  size: number
  body: Readable
}

/** The store did not answer, or did not know us: what was asked of it has not happened, as far as we know. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Where pictures lie. Names are ours, and what lies under a name is never changed. */
export interface Storage {
  /** Refuses while nothing could be put, before anybody goes to the trouble of decoding. */
  ready(): Promise<void>
  /** Whole or not at all; once it comes back it outlives a power cut. */
  put(name: string, bytes: Buffer): Promise<void>
  open(name: string): Promise<StoredFile | null>
  /** What is gone already is gone. */
  remove(name: string): Promise<void>
  list(): Promise<StorageEntry[]>
  /** Half-written files, which a crash leaves; `list` does not have them. */
  removePartialFiles(before: number): Promise<number>
}

export interface StorageEntry {
  name: string
  /** In milliseconds. */
  since: number
}
