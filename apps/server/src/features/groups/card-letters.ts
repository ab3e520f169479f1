import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** The two faces of the board, cut from those of the web app; whatever a machine has installed is never asked for. */
const FACES = {
  display: { family: 'Turnout Display', file: 'display.ttf' },
  board: { family: 'Turnout Board', file: 'board.ttf' },
} as const

/** All that the display face has; another letter would come out as an empty box, or in a face of the machine's own. */
const WRITABLE =
  /^[\u0020-\u007e\u00a0-\u0148\u014a-\u0161\u0164-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u20ac]+$/
/** Small pictures, and signs that stand for nothing themselves. */
const NO_LETTERS =
  /(?![\u0020-\u00ff])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|[\ufe0e\ufe0f\u20e3]/gu

/** What of a text can be written on a card: all but its small pictures, or nothing where letters would be missing. */
export function writable(text: string): string | null {
  const letters = text.normalize('NFC').replaceAll(NO_LETTERS, '').replaceAll(/\s+/g, ' ').trim()
  return WRITABLE.test(letters) ? letters : null
}

export interface Lettering {
  text: string
  face: keyof typeof FACES
  size: number
  colour: string
  /** Broken into lines of this width. */
  width?: number
}

export interface Written {
  picture: Required<Pick<OverlayOptions, 'raw'>> & { input: Buffer }
  width: number
  height: number
}

/** Letters as a picture that is as large as they are. */
export async function written(folder: string, lettering: Lettering): Promise<Written> {
  const { text, face, size, colour, width } = lettering
  const { family, file } = FACES[face]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
      font: `${family} Bold ${size}`,
      fontfile: join(folder, file),
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      ...(width && { width }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { picture: { input: data, raw }, width: info.width, height: info.height }
}

/** The first of these sizes in which the text is no higher than its place, or the last. */
export async function fitted(
  folder: string,
  lettering: Omit<Lettering, 'size'>,
  sizes: readonly [number, ...number[]],
  height: number,
): Promise<Written> {
  const [size, next, ...smaller] = sizes
  const tried = await written(folder, { ...lettering, size })
  return next === undefined || tried.height <= height
    ? tried
    : fitted(folder, lettering, [next, ...smaller], height)
}
