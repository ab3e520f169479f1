import sharp, { type Sharp } from 'sharp'
import type { Refuse } from '../http/refusal.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { SIZES } from './picture-names.ts'

// sharp reads SVG, TIFF and more unless told not to: these four are all that is ever decoded
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

// no picture is decoded twice: what would be kept for a second time is only memory
sharp.cache(false)

const MAX_PIXELS = 40e6
// whoever waits holds up to 10 MB of a picture meanwhile
const limited = limitConcurrency(2, 20)

export type PictureProblem = 'not-an-image' | 'damaged-image' | 'image-too-large'

export interface Sizes {
  large: Buffer
  small: Buffer
}

/**
 * A picture in two sizes, written anew: what a camera or somebody else hid in the file stays behind.
 * What it is called and what it claims to be do not matter, only whether one of the four decoders reads it.
 */
export const decode = (bytes: Buffer, refuse: Refuse<PictureProblem>): Promise<Sizes> =>
  limited(async () => {
    try {
      // turned upright first, because the note which way up it was is among what goes
      const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
      const large = await resizeToFit(upright, SIZES.large)
      // from the large one: the original is not decoded twice
      return { large, small: await resizeToFit(sharp(large), SIZES.small) }
    } catch (fault) {
      return refuse(decodeRefusal(fault))
    }
  })

const resizeToFit = (picture: Sharp, edge: number): Promise<Buffer> =>
  picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }).webp().toBuffer()

function decodeRefusal(fault: unknown) {
  const message = fault instanceof Error ? fault.message : ''
  if (/pixel limit/.test(message)) return 'image-too-large'
  return /unsupported image format/.test(message) ? 'not-an-image' : 'damaged-image'
}
