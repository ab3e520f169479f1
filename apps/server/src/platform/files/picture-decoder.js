// Decodes pictures in a separate process: what a hostile picture breaks or leaves in memory is not in the server. Plain
// JavaScript, because Node runs this very file in development and next to the bundle.
import sharp from 'sharp'

// sharp reads SVG, TIFF and more by default; we allow these four formats
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

// no picture is decoded twice, so a cache would only use memory
sharp.cache(false)

const MAX_PIXELS = 40e6

const resizeToFit = (picture, edge) =>
  picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })

async function decode(bytes, edges) {
  // turned upright first, because the EXIF data with the orientation is dropped
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  // decoded once into pixels; both sizes are then made from them at the same time
  const { data, info } = await resizeToFit(upright, edges.large).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = sharp(data, { raw: { width, height, channels } })
  const [large, small] = await Promise.all(
    [pixels.clone(), resizeToFit(pixels.clone(), edges.small)].map((picture) => picture.webp().toBuffer()),
  )
  return { large, small }
}

function problemOf({ message }) {
  if (/pixel limit/.test(message)) return 'image-too-large'
  return /unsupported image format/.test(message) ? 'not-an-image' : 'damaged-image'
}

process.on('message', async ({ bytes, edges }) => {
  const answer = await decode(bytes, edges).catch((fault) => ({ problem: problemOf(fault) }))
  // the server may have ended meanwhile
  if (process.connected) process.send(answer)
})
