/** What a browser reads and the server takes. Of a GIF that moves both keep the first picture. */
const READ: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
/** As light as this it goes as it is: reading and writing it anew would only take some of it away. */
const LIGHT_BYTES = 400 * 1024
/** A heavier one is refused by what was chosen (specification, section 2), not by what is left of it. */
const MOST_BYTES = 10 * 1024 * 1024
/** The longest edge that the server keeps: what is beyond it would be sent for nothing. */
const EDGE = 1600
const QUALITY = 0.85

const made = new WeakMap<File, Promise<File>>()

/**
 * The same with its picture as it can be sent from a pitch: upright, never heavier, and made once, however often it is
 * sent. What the browser cannot read goes as it is.
 */
export async function lighten<I extends { file?: unknown }>(input: I): Promise<I> {
  const { file } = input
  if (!(file instanceof File)) return input
  const small = made.get(file) ?? smaller(file).catch(() => file)
  made.set(file, small)
  return { ...input, file: await small }
}

async function smaller(file: File): Promise<File> {
  if (!READ.has(file.type) || file.size <= LIGHT_BYTES || file.size > MOST_BYTES) return file
  // said, so that a browser that cannot turn it upright does not read it at all: the note which way up it was is lost
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await drawn(file, picture)
  } finally {
    // as it is in memory it weighs ten times what it does as a file
    picture.close()
  }
}

async function drawn(file: File, picture: ImageBitmap): Promise<File> {
  const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width * scale, picture.height * scale].map(Math.round) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen || !isFaithful(pen)) return file
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  // a photograph stays one; of the others parts may be transparent
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  const light = await canvas.convertToBlob({ type, quality: QUALITY })
  return light.size < file.size ? new File([light], file.name, { type: light.type }) : file
}

/** Browsers that hide whose they are give noise in place of what was drawn. */
function isFaithful(pen: OffscreenCanvasRenderingContext2D): boolean {
  const colour = [40, 120, 200]
  pen.fillStyle = `rgb(${colour.join()})`
  pen.fillRect(0, 0, 1, 1)
  const seen = pen.getImageData(0, 0, 1, 1).data
  pen.clearRect(0, 0, 1, 1)
  return colour.every((part, at) => Math.abs(part - Number(seen[at])) < 8)
}
