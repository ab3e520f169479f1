// Decodes pictures in a process of its own: what a hostile one breaks, or leaves behind in memory, is not the server's.
// Plain JavaScript, because Node runs this very file in development and beside the bundle.
import sharp from 'sharp'

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

const resizeToFit = (picture, edge) =>
  picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })

async function decode(bytes, edges) {
  // turned upright first, because the note which way up it was is among what goes
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  // read once into pixels, of which both are made at the same time
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
