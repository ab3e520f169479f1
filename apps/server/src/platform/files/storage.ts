import type { Readable } from 'node:stream'

/** One file to read; the caller reads the stream to its end or destroys it. */
export interface StoredFile {
  size: number
  body: Readable
}

/** The store did not answer or refused our credentials: the operation has probably not happened. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** The place of the pictures. Names are ours, and the content of a name never changes. */
export interface Storage {
  /** Refuses while nothing can be written, so that no picture is decoded in vain. */
  ready(): Promise<void>
  /** Writes all or nothing; the file survives a power cut once this returns. */
  put(name: string, bytes: Buffer): Promise<void>
  open(name: string): Promise<StoredFile | null>
  /** Succeeds for a file that is already gone. */
  remove(name: string): Promise<void>
  list(): Promise<StorageEntry[]>
  /** Removes half-written files that a crash left; `list` does not return them. */
  removePartialFiles(before: number): Promise<number>
}

export interface StorageEntry {
  name: string
  /** In milliseconds. */
  since: number
}
