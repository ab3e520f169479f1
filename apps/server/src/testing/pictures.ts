import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/** A picture seen from far off: each of its points is the mean of so many by so many. */
export interface Picture {
  width: number
  height: number
  /** Red, green, blue; line by line. */
  points: Uint8Array
}

/** What letters look like at their edges differs from machine to machine, so pictures are kept at a quarter. */
const FAR_OFF = 4

export async function fromFarOff(screenshot: Buffer): Promise<Picture> {
  const whole = await sharp(screenshot).metadata()
  const [width, height] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side / FAR_OFF)))
  return pointsOf(sharp(screenshot).resize(width, height, { fit: 'fill', kernel: 'linear' }))
}

export const read = async (file: string): Promise<Picture> => pointsOf(sharp(await readFile(file)))

export async function write(file: string, { points, width, height }: Picture): Promise<void> {
  const raw = { width, height, channels: 3 } as const
  await sharp(points, { raw }).png({ compressionLevel: 9, effort: 10 }).toFile(file)
}

async function pointsOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .flatten()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, points: new Uint8Array(data) }
}

/** How far two colours may be apart, in the channel that differs most, and still be the same. */
const SAME = 36

/**
 * How many points of either picture have nothing like them in the other, where they are or right beside it:
 * a letter that lies half a pixel further on is the same letter, a line that is gone or red is not.
 */
export const strangers = (one: Picture, other: Picture): number => alone(one, other) + alone(other, one)

function alone(one: Picture, other: Picture): number {
  let count = 0
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) if (!hasLikeness(one, other, x, y)) count += 1
  return count
}

function hasLikeness(one: Picture, other: Picture, x: number, y: number): boolean {
  const at = (y * one.width + x) * 3
  for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column += 1)
      if (apart(one.points, at, other.points, (row * other.width + column) * 3) <= SAME) return true
  }
  return false
}

function apart(one: Uint8Array, at: number, other: Uint8Array, there: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)))
  return most
}
