import sharp, { type Sharp } from 'sharp'
import { refuse } from '../http/refusal.ts'
import { atMost } from './at-most.ts'
import { SIZES } from './names.ts'

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

const MOST_PIXELS = 40e6
// whoever waits holds up to 10 MB of a picture meanwhile
const decoding = atMost(2, 20)

export interface Sizes {
  large: Buffer
  small: Buffer
}

/**
 * A picture in two sizes, written anew: what a camera or somebody else hid in the file stays behind.
 * What it is called and what it claims to be do not matter, only whether one of the four decoders reads it.
 */
export const decode = (bytes: Buffer): Promise<Sizes> =>
  decoding(async () => {
    try {
      // turned upright first, because the note which way up it was is among what goes
      const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
      const large = await fitted(upright, SIZES.large)
      // from the large one: the original is not decoded twice
      return { large, small: await fitted(sharp(large), SIZES.small) }
    } catch (fault) {
      return refuse(whyNot(fault))
    }
  })

const fitted = (picture: Sharp, edge: number): Promise<Buffer> =>
  picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }).webp().toBuffer()

function whyNot(fault: unknown) {
  const said = fault instanceof Error ? fault.message : ''
  if (/pixel limit/.test(said)) return 'image-too-large'
  return /unsupported image format/.test(said) ? 'not-an-image' : 'damaged-image'
}
