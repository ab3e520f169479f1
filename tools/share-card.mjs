import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, SANDBOX_FLAGS } from './browser.mjs'
import { ensureBuild, root } from './lib.mjs'

// What a link to us looks like in a chat: the top of the landing page with the wordmark and without its buttons.
// Run after changing how that looks.
const CARD = join(root, 'apps/web/public/share-card.png')
const dist = join(root, 'apps/web/dist')
const TYPES = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' }
const QUIET =
  'nav, a:not([href="/"]) { display: none !important } h1 { font-size: 92px !important; line-height: 1 !important }'

ensureBuild()
const { chromium } = await import('playwright-core')
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: SANDBOX_FLAGS })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, javaScriptEnabled: false })
await page.route('http://card/**', (route) => {
  const { pathname } = new URL(route.request().url())
  const path = join(dist, pathname === '/' ? 'pages/index.html' : pathname)
  const body = readFileSync(path)
  if (pathname === '/')
    return route.fulfill({
      body: String(body).replace('</style>', `${QUIET}</style>`),
      contentType: 'text/html',
    })
  const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html'
  return route.fulfill({ body, contentType })
})
await page.goto('http://card/', { waitUntil: 'load' })

writeFileSync(CARD, await page.screenshot())
await browser.close()
console.log('apps/web/public/share-card.png')
