import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/** A picture at a smaller scale: each point is the mean of a square of pixels. */
export interface PixelImage {
  width: number
  height: number
  /** Red, green, blue; row by row. */
  points: Uint8Array
}

/** The edges of letters differ between machines, so pictures are stored at a quarter. */
const SCALE = 4

/** The place of a part in a screenshot. */
type Region = { left: number; top: number; width: number; height: number }

export type Screenshot = { image: Sharp; whole: Region }

/** Decoded once, for any number of parts. */
export async function unpack(screenshot: Buffer): Promise<Screenshot> {
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { image: sharp(data, { raw: info }), whole: { left: 0, top: 0, width, height } }
}

export function scaledDown({ image, whole }: Screenshot, part = whole): Promise<PixelImage> {
  const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.round(side / SCALE)))
  const picture = image.clone().extract(part)
  return pointsOf(picture.resize(width, height, { fit: 'fill', kernel: 'linear' }))
}

export const read = async (file: string): Promise<PixelImage> => pointsOf(sharp(await readFile(file)))

export async function write(file: string, { points, width, height }: PixelImage): Promise<void> {
  const raw = { width, height, channels: 3 } as const
  await sharp(points, { raw }).png({ compressionLevel: 9, effort: 10 }).toFile(file)
}

async function pointsOf(image: Sharp): Promise<PixelImage> {
  const { data, info } = await image
    .flatten()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, points: new Uint8Array(data) }
}

/** The largest difference of two equal colours, in the channel that differs most. */
const MAX_COLOUR_DISTANCE = 36

/**
 * The number of points of either picture without a similar point at the same place or next to it in the
 * other: a letter moved by half a pixel is the same letter, a missing or red line is not.
 */
export const countDifferences = (first: PixelImage, second: PixelImage): number =>
  countUnmatched(first, second) + countUnmatched(second, first)

function countUnmatched(first: PixelImage, second: PixelImage): number {
  let count = 0
  for (let y = 0; y < first.height; y += 1)
    for (let x = 0; x < first.width; x += 1) if (!hasMatch(first, second, x, y)) count += 1
  return count
}

function hasMatch(first: PixelImage, second: PixelImage, x: number, y: number): boolean {
  const at = (y * first.width + x) * 3
  for (let row = Math.max(0, y - 1); row <= Math.min(second.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(second.width - 1, x + 1); column += 1)
      if (
        colourDistance(first.points, at, second.points, (row * second.width + column) * 3) <=
        MAX_COLOUR_DISTANCE
      )
        return true
  }
  return false
}

function colourDistance(first: Uint8Array, at: number, second: Uint8Array, there: number): number {
  let max = 0
  for (let channel = 0; channel < 3; channel += 1)
    max = Math.max(max, Math.abs((first[at + channel] ?? 0) - (second[there + channel] ?? 0)))
  return max
}
