/** The font of our drawings; an image made of a drawing cannot use the fonts of the page. */
const FONT = 'Special Gothic Variable'

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

function fontFacesOfPage(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(FONT),
  )
}

/** The page's own font files, embedded in the drawing. */
async function embeddedFontFaces(): Promise<string> {
  const faces = fontFacesOfPage().map(async (rule) => {
    const [, path = ''] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? []
    const base = rule.parentStyleSheet?.href ?? location.href
    const file = await (await fetch(new URL(path, base))).blob()
    const range = rule.style.getPropertyValue('unicode-range')
    return `@font-face{font-family:"${FONT}";font-weight:400 700;font-stretch:75% 125%;src:url("${await asDataUrl(file)}") format("woff2");unicode-range:${range}}`
  })
  return (await Promise.all(faces)).join('')
}

/** One of our drawings as a PNG of exactly this size, made on this phone without a request. */
export async function renderPng(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<File> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await embeddedFontFaces()
  copy.prepend(style)
  const text = new XMLSerializer().serializeToString(copy)
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('The browser made no picture of this drawing.')
  return new File([png], name, { type: 'image/png' })
}

export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // not before the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Opens the phone's share sheet; where that takes no files, the file is saved. */
export async function shareFile(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // closing the sheet is a change of mind and no fault
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file)
  }
}
