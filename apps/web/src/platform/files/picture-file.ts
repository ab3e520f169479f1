/** The faces that drawings write in; a picture made of a drawing has no page around it to take them from. */
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

/** The page's own font files, written into the drawing. */
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

/** A drawing of ours as a PNG of exactly this size, made on this phone: nobody else hears of it. */
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

/** To whatever the phone shares with; where that takes no files, it is saved. */
export async function shareFile(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    // whoever closes the sheet has changed their mind, and that is no fault
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file)
  }
}
