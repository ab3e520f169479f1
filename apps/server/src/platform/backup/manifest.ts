import { z } from 'zod'

/** What a backup begins with, and by which it is known. */
export const LABEL = 'turnout-backup.json'
/** What it closes with: what is in it and how much. */
export const MANIFEST = 'manifest.json'

export const FORMAT = 1

export const rowsName = (table: string): string => `rows/${table}.copy.gz`
export const pictureName = (file: string): string => `uploads/${file}`

export const Label = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** The migrations that its tables had been through. */
  schema: z.array(z.number()),
})
export type Label = z.infer<typeof Label>

export const Manifest = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  pictures: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  /** Pictures that had a row, and no file or none that could be read, when the backup was made. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const countPictureFiles = (files: number): string =>
  `${files} picture ${files === 1 ? 'file' : 'files'}`

/** How every sentence about a backup says what it lacks, and what their store said when that is why. */
export const withoutPictures = (missing: readonly string[], storageError: Error | null = null): string =>
  missing.length === 0
    ? ''
    : `, without ${countPictureFiles(missing.length)}${storageError ? ` (${storageError.message})` : ''}`
