/** Formats that the browser reads and the server takes. Both use the first picture of an animated GIF. */
const DECODABLE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** A picture up to this size is sent as it is: encoding it again would only lose quality. */
const SMALL_ENOUGH_BYTES = 400 * 1024
/** A larger picture is refused by the size of the chosen file, not of the smaller copy. */
const MAX_BYTES = 10 * 1024 * 1024
/** The longest edge that the server stores: more would be sent for nothing. */
const MAX_EDGE = 1600
const QUALITY = 0.85

const shrunkFiles = new WeakMap<File, Promise<File>>()

/**
 * The input with its picture as it can be sent from a pitch: upright, never larger than before, and made once for
 * all attempts. A picture that the browser cannot read is sent as it is.
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
  // explicit, so that a browser without this option fails here: the copy has lost the EXIF orientation
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await resize(file, bitmap)
  } finally {
    // a decoded picture takes ten times the memory of its file
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
  // a JPEG stays a JPEG; the other formats may have transparent parts
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  const resized = await canvas.convertToBlob({ type, quality: QUALITY })
  return resized.size < file.size ? new File([resized], file.name, { type: resized.type }) : file
}

/** Browsers that resist fingerprinting return noise instead of what was drawn. */
function isCanvasReadable(context: OffscreenCanvasRenderingContext2D): boolean {
  const colour = [40, 120, 200]
  context.fillStyle = `rgb(${colour.join()})`
  context.fillRect(0, 0, 1, 1)
  const pixel = context.getImageData(0, 0, 1, 1).data
  context.clearRect(0, 0, 1, 1)
  return colour.every((channel, index) => Math.abs(channel - Number(pixel[index])) < 8)
}
