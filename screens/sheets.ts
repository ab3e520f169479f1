import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

export interface Picture {
  pattern: string
  name: string
  file: string
  width: number
  theme: string
}

/** The largest picture that viewers still show whole. */
const SHEET = { width: 1560, height: 1560 }
/** The width of a screen on the sheet, and the visible height of a long one. */
const THUMBS: Record<number, { width: number; maxHeight: number }> = {
  390: { width: 186, maxHeight: 500 },
  768: { width: 302, maxHeight: 500 },
  1280: { width: 380, maxHeight: 370 },
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const figure = ({ file, width, name }: Picture) => {
  const { width: thumbWidth = width, maxHeight } = THUMBS[width] ?? { maxHeight: 500 }
  return `<figure style="width:${thumbWidth}px"><figcaption>${escapeHtml(name)}</figcaption><a href="${file}" style="max-height:${maxHeight}px"><img src="${file}" alt="" width="${thumbWidth}" loading="lazy"></a></figure>`
}

const page = (title: string, body: string) => `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
body{margin:0;padding:12px;font:13px/1.3 sans-serif;background:#8a9a90;color:#0b2019}
main{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0}figcaption{height:50px;overflow:hidden;overflow-wrap:anywhere}
a{display:block;overflow:hidden}img{display:block}
h2{width:100%;margin:16px 0 0}
</style>${body}`

/** A page with all pictures by route, and overview pictures of several screens each. */
export async function makeSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const routes = [...new Set(pictures.map(({ pattern }) => pattern))]
  const sections = routes.map(
    (route) =>
      `<h2>${escapeHtml(route)}</h2><main>${pictures
        .filter(({ pattern }) => pattern === route)
        .map((picture) => figure({ ...picture, name: `${picture.name}, ${picture.width}, ${picture.theme}` }))
        .join('')}</main>`,
  )
  writeFileSync(join(folder, 'index.html'), page('Every screen of Turnout', sections.join('')))

  const sheets: string[] = []
  const series = [...new Set(pictures.map(({ width, theme }) => `${width}-${theme}`))]
  for (const name of series) {
    const shown = pictures.filter(({ width, theme }) => `${width}-${theme}` === name)
    for (const [index, part] of pagesOf(shown).entries()) {
      const file = `sheet-${name}-${String(index + 1).padStart(2, '0')}`
      writeFileSync(join(folder, `${file}.html`), page(file, `<main>${part.map(figure).join('')}</main>`))
      sheets.push(file)
    }
  }
  const context = await browser.newContext({ viewport: SHEET })
  const sheet = await context.newPage()
  for (const file of sheets) {
    await sheet.goto(`file://${join(folder, `${file}.html`)}`)
    await sheet.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager'
          return image.decode().catch(() => undefined)
        }),
      ),
    )
    await sheet.screenshot({ path: join(folder, `${file}.png`), fullPage: true })
  }
  await context.close()
  return sheets.map((file) => `${file}.png`)
}

function pagesOf(pictures: readonly Picture[]): Picture[][] {
  const [{ width = 390 } = {}] = pictures
  const { width: thumbWidth, maxHeight } = THUMBS[width] ?? { width, maxHeight: 500 }
  const across = Math.floor((SHEET.width - 12) / (thumbWidth + 12))
  const down = Math.max(1, Math.floor(SHEET.height / (maxHeight + 62)))
  const perPage = across * down
  return Array.from({ length: Math.ceil(pictures.length / perPage) }, (_, index) =>
    pictures.slice(index * perPage, (index + 1) * perPage),
  )
}
