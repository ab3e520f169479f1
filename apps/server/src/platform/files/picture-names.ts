/** Longest edge in pixels: one for the page, one for the list. */
export const SIZES = { large: 1600, small: 480 } as const

export type Size = keyof typeof SIZES

/** The file in a store that names the database it belongs to. */
export const OWNER_FILE = 'instance-id'

/** Our own name, independent of the name of the uploaded file. */
export const fileName = (id: string, size: Size): string => `${id}-${SIZES[size]}.webp`

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const FILE = new RegExp(`^(${UUID})-(?:${Object.values(SIZES).join('|')})\\.webp$`)
const PICTURE_URL = new RegExp(`^/api/v1/uploads/(${UUID})-(?:${Object.values(SIZES).join('|')})\\.webp$`)

/** The picture that a file of our folder belongs to; null for other files. */
export const pictureOfFile = (name: string): string | null => FILE.exec(name)?.[1] ?? null

/** The path of a picture for browsers. A path and not a URL, so that it stays valid on another host. */
export const pictureUrl = (id: string, size: Size): string => `/api/v1/uploads/${fileName(id, size)}`

/** The picture of a path that a client sends back; null when it is not one of ours. */
export const pictureOfUrl = (url: string): string | null => PICTURE_URL.exec(url)?.[1] ?? null

/** All files of one picture. */
export const pictureFiles = (id: string): string[] =>
  (Object.keys(SIZES) as Size[]).map((size) => fileName(id, size))
