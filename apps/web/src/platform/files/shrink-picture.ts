/** What a browser reads and the server takes. Of a GIF that moves both keep the first picture. */
const DECODABLE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** As light as this it goes as it is: reading and writing it anew would only take some of it away. */
const SMALL_ENOUGH_BYTES = 400 * 1024
/** A heavier one is refused by what was chosen, not by what is left of it. */
const MAX_BYTES = 10 * 1024 * 1024
/** The longest edge that the server keeps: what is beyond it would be sent for nothing. */
const MAX_EDGE = 1600
const QUALITY = 0.85

const shrunkFiles = new WeakMap<File, Promise<File>>()

/**
 * The same with its picture as it can be sent from a pitch: upright, never heavier, and made once, however often it is
 * sent. What the browser cannot read goes as it is.
 */
export async function shrinkPicture<I extends { file?: unknown }>(input: I): Promise<I> {
  const { file } = input
  if (!(file instanceof File)) return input
  const shrunk = shrunkFiles.get(file) ?? shrink(file).catch(() => file)
  shrunkFiles.set(file, shrunk)
  return { ...input, file: await shrunk }
}

async function shrink(file: File): Promise<File> {
  if (!DECODABLE.has(file.type) || file.size <= SMALL_ENOUGH_BYTES || file.size > MAX_BYTES) return file
  // said, so that a browser that cannot turn it upright does not read it at all: the note which way up it was is lost
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await resize(file, bitmap)
  } finally {
    // as it is in memory it weighs ten times what it does as a file
    bitmap.close()
  }
}

async function resize(file: File, bitmap: ImageBitmap): Promise<File> {
  const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context || !isCanvasReadable(context)) return file
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  // a photograph stays one; of the others parts may be transparent
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  const resized = await canvas.convertToBlob({ type, quality: QUALITY })
  return resized.size < file.size ? new File([resized], file.name, { type: resized.type }) : file
}

/** Browsers that hide whose they are give noise in place of what was drawn. */
function isCanvasReadable(context: OffscreenCanvasRenderingContext2D): boolean {
  const colour = [40, 120, 200]
  context.fillStyle = `rgb(${colour.join()})`
  context.fillRect(0, 0, 1, 1)
  const pixel = context.getImageData(0, 0, 1, 1).data
  context.clearRect(0, 0, 1, 1)
  return colour.every((channel, index) => Math.abs(channel - Number(pixel[index])) < 8)
}
