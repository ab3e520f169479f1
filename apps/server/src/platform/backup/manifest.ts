import { z } from 'zod'

/** The first entry of a backup, by which the format is recognised. */
export const LABEL = 'turnout-backup.json'
/** The last entry: the list of the content with sizes. */
export const MANIFEST = 'manifest.json'

export const FORMAT = 1

export const rowsName = (table: string): string => `rows/${table}.copy.gz`
export const pictureName = (file: string): string => `uploads/${file}`

export const Label = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** The migrations that its tables were made by. */
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
  /** Pictures that had a row but no readable file when the backup was made. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const countPictureFiles = (files: number): string =>
  `${files} picture ${files === 1 ? 'file' : 'files'}`

/** The words about missing pictures for every sentence about a backup, with the error of the store if there was one. */
export const withoutPictures = (missing: readonly string[], storageError: Error | null = null): string =>
  missing.length === 0
    ? ''
    : `, without ${countPictureFiles(missing.length)}${storageError ? ` (${storageError.message})` : ''}`
