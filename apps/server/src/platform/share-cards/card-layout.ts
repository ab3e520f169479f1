import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { sha256 } from '../chance.ts'
import { CARD } from './card-size.ts'
import { type RenderedText, renderText, renderTextToFit, supportedText } from './card-text.ts'

export const MARGIN = 36
/** The panel below the drawing: the hour at the left, further parts from `days` on. */
export const BOARD = { middle: 310, days: 372, end: 740 } as const
export const WHITE = '#ffffff'
export const MUTED = '#b6c8bc'
export const PLATE = '#0a1713'

const NAME = { top: 396, height: 128, sizes: [80, 66, 52, 46, 32] } as const
/** The details below the name end before the wordmark. */
const DETAILS = { bottom: 596, width: 850, height: 62, sizes: [31, 26, 22] } as const

/** The drawing at the top, with the panel and the words below it. */
export async function composeCard(
  folder: string,
  ground: Buffer,
  words: readonly Promise<OverlayOptions[]>[],
): Promise<Buffer> {
  const [board, ...overlays] = await Promise.all([readFile(join(folder, 'board.webp')), ...words])
  return sharp({ create: { ...CARD, channels: 3, background: PLATE } })
    .composite([{ input: ground, left: 0, top: 0 }, { input: board, left: 0, top: 0 }, ...overlays.flat()])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

/** One of four pictures of this ground, always the same for the same name; another one for another cover. */
export async function readGround(folder: string, ground: string, name: string, cover = 0): Promise<Buffer> {
  const variant = cover + Number.parseInt(sha256(`${name.toLowerCase()}|${ground}`).slice(0, 4), 16)
  const file = await readFile(join(folder, `${ground}-${1 + (variant % 2)}.webp`))
  return variant % 4 < 2 ? file : sharp(file).flop().webp({ lossless: true }).toBuffer()
}

/** The hour on the panel. */
export async function renderHour(folder: string, text: string): Promise<OverlayOptions[]> {
  const hour = await renderText(folder, { text, font: 'board', size: 116, colour: WHITE })
  return [placeAt(hour, MARGIN, BOARD.middle - hour.height / 2)]
}

/**
 * The name, and a line of details below it. A text with letters that our font lacks is left out, because every
 * chat shows it next to the picture. `kind` replaces a missing name.
 */
export function renderNames(
  folder: string,
  { name, kind, details }: { name: string; kind: string; details: readonly string[] },
): Promise<OverlayOptions[]>[] {
  const supportedName = supportedText(name)
  const line = [supportedName && kind, ...details.map(supportedText)].filter(Boolean).join(' · ')
  const width = CARD.width - 2 * MARGIN
  const large = { text: supportedName ?? kind, font: 'display', colour: WHITE, width } as const
  const small = { text: line, font: 'display', colour: MUTED, width: DETAILS.width } as const
  return [
    renderTextToFit(folder, large, NAME.sizes, NAME.height).then((title) => [
      placeAt(title, MARGIN, NAME.top + (NAME.height - title.height) / 2),
    ]),
    line === ''
      ? Promise.resolve([])
      : renderTextToFit(folder, small, DETAILS.sizes, DETAILS.height).then((text) => [
          placeAt(text, MARGIN, DETAILS.bottom - text.height),
        ]),
  ]
}

export const placeAt = ({ picture }: RenderedText, left: number, top: number): OverlayOptions => ({
  ...picture,
  left: Math.round(left),
  top: Math.round(top),
})
