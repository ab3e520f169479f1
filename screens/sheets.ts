import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

export interface Picture {
  pattern: string
  called: string
  file: string
  width: number
  theme: string
}

/** As large as a picture may be that people and their tools still show whole. */
const SHEET = { width: 1560, height: 1560 }
/** How wide a screen is on the sheet, and how much of a long one is on it. */
const THUMBS: Record<number, { width: number; most: number }> = {
  390: { width: 186, most: 500 },
  768: { width: 302, most: 500 },
  1280: { width: 380, most: 370 },
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const figure = ({ file, width, called }: Picture) => {
  const { width: wide = width, most } = THUMBS[width] ?? { most: 500 }
  return `<figure style="width:${wide}px"><figcaption>${escaped(called)}</figcaption><a href="${file}" style="max-height:${most}px"><img src="${file}" alt="" width="${wide}" loading="lazy"></a></figure>`
}

const page = (title: string, body: string) => `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
body{margin:0;padding:12px;font:13px/1.3 sans-serif;background:#8a9a90;color:#0b2019}
main{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0}figcaption{height:50px;overflow:hidden;overflow-wrap:anywhere}
a{display:block;overflow:hidden}img{display:block}
h2{width:100%;margin:16px 0 0}
</style>${body}`

/** One page with every picture, by route, and beside it pictures of so many screens at a time. */
export async function makeSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const routes = [...new Set(pictures.map(({ pattern }) => pattern))]
  const sections = routes.map(
    (route) =>
      `<h2>${escaped(route)}</h2><main>${pictures
        .filter(({ pattern }) => pattern === route)
        .map((each) => figure({ ...each, called: `${each.called}, ${each.width}, ${each.theme}` }))
        .join('')}</main>`,
  )
  writeFileSync(join(folder, 'index.html'), page('Every screen of Turnout', sections.join('')))

  const sheets: string[] = []
  const series = [...new Set(pictures.map(({ width, theme }) => `${width}-${theme}`))]
  for (const name of series) {
    const shown = pictures.filter(({ width, theme }) => `${width}-${theme}` === name)
    for (const [index, part] of parts(shown).entries()) {
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

function parts(pictures: readonly Picture[]): Picture[][] {
  const [{ width = 390 } = {}] = pictures
  const { width: wide, most } = THUMBS[width] ?? { width, most: 500 }
  const across = Math.floor((SHEET.width - 12) / (wide + 12))
  const down = Math.max(1, Math.floor(SHEET.height / (most + 62)))
  const each = across * down
  return Array.from({ length: Math.ceil(pictures.length / each) }, (_, index) =>
    pictures.slice(index * each, (index + 1) * each),
  )
}
