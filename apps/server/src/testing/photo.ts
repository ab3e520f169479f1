import { randomFillSync } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Deps } from '../deps.ts'
import { refuseFor } from '../platform/http/refusal.ts'

/** A photograph as a good camera makes it: about ten megabytes that nothing can press smaller. */
export async function largePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const grain = Buffer.alloc(width * height * 3)
  randomFillSync(grain)
  // a part of it is quiet, as a sky is
  grain.fill(180, 0, Math.floor(grain.length * 0.25))
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** As a phone that is held upright takes it: lying on its side, with a note which way up it was. */
export async function photoOfAPhone(): Promise<Buffer> {
  const [width, height] = [2400, 1600]
  const grain = randomFillSync(Buffer.alloc(width * height * 3))
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** One colour and no grain, to be written in any format. */
export const plainPicture = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })

export const refusePicture = refuseFor({
  problems: ['not-an-image', 'damaged-image', 'image-too-large'],
})

/** With its files; its id. */
export async function keptPicture(
  { files, sql }: Pick<Deps, 'files' | 'sql'>,
  ownerId: string,
): Promise<string> {
  const picture = await files.storePicture(await plainPicture().png().toBuffer(), refusePicture)
  await files.addPicture(sql, picture, ownerId)
  return picture.id
}

/** What two sizes of a picture cost when nothing is asked, kept or written. */
export async function sharpAlone(bytes: Buffer, edges: readonly [number, number]): Promise<void> {
  const fitted = (from: Buffer, edge: number) =>
    sharp(from)
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer()
  await fitted(await fitted(bytes, edges[0]), edges[1])
}
