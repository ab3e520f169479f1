import { randomFillSync } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Deps } from '../deps.ts'
import { refuseFor } from '../platform/http/refusal.ts'

/** A photo like that of a good camera: about ten megabytes that compress no further. */
export async function largePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const grain = Buffer.alloc(width * height * 3)
  randomFillSync(grain)
  // a part of it is smooth, like a sky
  grain.fill(180, 0, Math.floor(grain.length * 0.25))
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Like the photo of a phone held upright: lying on its side, with the orientation in EXIF. */
export async function photoOfAPhone(): Promise<Buffer> {
  const [width, height] = [2400, 1600]
  const grain = randomFillSync(Buffer.alloc(width * height * 3))
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** One colour without grain, to be encoded in any format. */
export const plainPicture = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })

export const refusePicture = refuseFor({
  problems: ['not-an-image', 'damaged-image', 'image-too-large'],
})

/** A stored picture with its files; returns its id. */
export async function keptPicture(
  { files, sql }: Pick<Deps, 'files' | 'sql'>,
  ownerId: string,
): Promise<string> {
  const picture = await files.storePicture(await plainPicture().png().toBuffer(), refusePicture)
  await files.addPicture(sql, picture, ownerId)
  return picture.id
}

/** Encodes two sizes of a picture with sharp alone, as a baseline. */
export async function sharpAlone(bytes: Buffer, edges: readonly [number, number]): Promise<void> {
  const fitted = (from: Buffer, edge: number) =>
    sharp(from)
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer()
  await fitted(await fitted(bytes, edges[0]), edges[1])
}
