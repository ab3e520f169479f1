import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** The two fonts, subsets of those of the web app; installed fonts are never used. */
const FONTS = {
  display: { family: 'Turnout Display', file: 'display.ttf' },
  board: { family: 'Turnout Board', file: 'board.ttf' },
} as const

/** The characters of the display font; others would be an empty box or in another font. */
const SUPPORTED_TEXT =
  /^[\u0020-\u007e\u00a0-\u0148\u014a-\u0161\u0164-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u20ac]+$/
/** Emoji, and signs that only change other signs. */
const EMOJI =
  /(?![\u0020-\u00ff])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|[\ufe0e\ufe0f\u20e3]/gu

/** The part of a text that a card can show: without emoji, or null if letters are missing in the font. */
export function supportedText(text: string): string | null {
  const cleaned = text.normalize('NFC').replaceAll(EMOJI, '').replaceAll(/\s+/g, ' ').trim()
  return SUPPORTED_TEXT.test(cleaned) ? cleaned : null
}

export interface TextStyle {
  text: string
  font: keyof typeof FONTS
  size: number
  colour: string
  /** Wraps the text to this width. */
  width?: number
  /** Gives texts of one size the same height, with or without descenders: for texts in one row. */
  isInRow?: boolean
}

export interface RenderedText {
  picture: Required<Pick<OverlayOptions, 'raw'>> & { input: Buffer }
  width: number
  height: number
}

/** Invisible letters of full height and depth, because a picture is only as high as its text. */
const STRUT = '<span alpha="1">Öj</span>'

/** Renders text as a picture of its own size. */
export async function renderText(folder: string, style: TextStyle): Promise<RenderedText> {
  const { text, font, size, colour, width, isInRow } = style
  const { family, file } = FONTS[font]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>${isInRow ? STRUT : ''}`,
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

/** Renders the text in the first size that fits the height, or in the last one. */
export async function renderTextToFit(
  folder: string,
  style: Omit<TextStyle, 'size'>,
  sizes: readonly [number, ...number[]],
  height: number,
): Promise<RenderedText> {
  const [size, next, ...smaller] = sizes
  const rendered = await renderText(folder, { ...style, size })
  return next === undefined || rendered.height <= height
    ? rendered
    : renderTextToFit(folder, style, [next, ...smaller], height)
}
