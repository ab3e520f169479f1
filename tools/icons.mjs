import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, SANDBOX_FLAGS } from './browser.mjs'
import { root } from './lib.mjs'

// The icons of the installed app, drawn from the symbol as people's browsers draw it. Run after changing the symbol.
const PUBLIC = join(root, 'apps/web/public')
const symbol = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/<title>.*<\/title>/, '')
const TURF = '#1A7A44'

/** Phones cut a maskable icon to a shape of their own: only the middle four fifths are sure to stay. */
const ICONS = [
  // in a browser's tab: a drawing would be a page of its own there, made while ours is read
  { file: 'icon-48.png', size: 48, inset: 0, ground: 'transparent' },
  { file: 'icon-180.png', size: 180, inset: 0, ground: TURF },
  { file: 'icon-192.png', size: 192, inset: 0, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, inset: 0, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.1, ground: TURF },
]

const { chromium } = await import('playwright-core')
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: SANDBOX_FLAGS })
for (const { file, size, inset, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const drawn = size * (1 - 2 * inset)
  await page.setContent(
    `<body style="margin:0;background:${ground}"><div style="position:absolute;inset:${size * inset}px;width:${drawn}px">${symbol}</div></body>`,
  )
  writeFileSync(join(PUBLIC, file), await page.screenshot({ omitBackground: true }))
  await page.close()
  console.log(`apps/web/public/${file}`)
}
await browser.close()
