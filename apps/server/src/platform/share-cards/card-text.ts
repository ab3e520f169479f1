import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** The two faces of the board, cut from those of the web app; whatever a machine has installed is never asked for. */
const FONTS = {
  display: { family: 'Turnout Display', file: 'display.ttf' },
  board: { family: 'Turnout Board', file: 'board.ttf' },
} as const

/** All that the display face has; another letter would come out as an empty box, or in a face of the machine's own. */
const SUPPORTED_TEXT =
  /^[\u0020-\u007e\u00a0-\u0148\u014a-\u0161\u0164-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u20ac]+$/
/** Small pictures, and signs that stand for nothing themselves. */
const EMOJI =
  /(?![\u0020-\u00ff])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|[\ufe0e\ufe0f\u20e3]/gu

/** What of a text can be written on a card: all but its small pictures, or nothing where letters would be missing. */
export function supportedText(text: string): string | null {
  const cleaned = text.normalize('NFC').replaceAll(EMOJI, '').replaceAll(/\s+/g, ' ').trim()
  return SUPPORTED_TEXT.test(cleaned) ? cleaned : null
}

export interface TextStyle {
  text: string
  font: keyof typeof FONTS
  size: number
  colour: string
  /** Broken into lines of this width. */
  width?: number
  /** As high as any other of its size, whether a letter reaches below the line or not: for lines side by side. */
  isInRow?: boolean
}

export interface RenderedText {
  picture: Required<Pick<OverlayOptions, 'raw'>> & { input: Buffer }
  width: number
  height: number
}

/** As high and as low as letters reach, too faint to be seen: a picture is as high as what is written on it. */
const STRUT = '<span alpha="1">Öj</span>'

/** Letters as a picture that is as large as they are. */
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

/** The first of these sizes in which the text is no higher than its place, or the last. */
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
