import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPageAssets } from './page-assets.ts'
import type { RenderedPage } from './src/drawn-pages.ts'

const SCRIPT_TAG = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const FONT_PRELOADS = /<link rel="preload" as="font"[^>]*>\s*/g
const FONT_FACES = /@font-face\{[^}]*url\([^}]*\}/g
/** In the styles: the first font, which has to load, and its fallbacks. */
const FONT_VARIABLES = /(--\w+:)("[^"]+", ?)("Nearly [^;}]+)/g

/** The parts of a page; `app` are the scripts of the frame, and `parts` those of the page. */
type PageParts = RenderedPage &
  Record<'appHtml' | 'css' | 'styleLinks', string> &
  Record<'app' | 'parts', string[]>

/** Writes the pages under `pages/`; takes the URLs of the scripts that start the app on them. */
export function writePages(
  dist: string,
  pages: readonly RenderedPage[],
  scripts: Record<'start' | 'prefetchAndStart', string>,
): void {
  const appHtml = readFileSync(join(dist, 'index.html'), 'utf8')
  const assetsOf = readPageAssets(dist, appHtml)
  mkdirSync(join(dist, 'pages'), { recursive: true })
  for (const page of pages) {
    const assets = assetsOf(page)
    const styles = [...new Set([...addressesIn(appHtml, STYLE_LINK), ...assets.styles])]
    const parts = {
      ...page,
      appHtml,
      app: addressesIn(appHtml, SCRIPT_TAG),
      parts: assets.scripts,
      css: styles.map((file) => readFileSync(join(dist, file), 'utf8')).join(''),
      // the app requests a style file that the page does not name; browsers do not fetch a disabled one
      styleLinks: styles.map((file) => `<link rel="stylesheet" disabled href="${file}" />`).join(''),
    }
    const html =
      page.drawn === 'content'
        ? publicPage(parts, scripts.start)
        : waitingPage(parts, scripts.prefetchAndStart)
    const name = page.path === '/' ? 'index' : page.path.slice(1).replaceAll('/', '~')
    writeFileSync(join(dist, 'pages', `${name}.html`), html)
  }
}

/** Scripts in the order in which they run. */
const addressesIn = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, address = '']) => address)

/** The frame with the page and its head, without the frame's styles. */
const fillPage = ({ appHtml, title, html }: PageParts, head: readonly string[]): string =>
  appHtml
    .replaceAll(STYLE_LINK, '')
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)

const dataAttribute = (name: string, files: readonly string[]): string => `data-${name}="${files.join(' ')}"`

/** The content comes first, in its own fonts; the app comes afterwards (`src/start.ts`). */
function publicPage(page: PageParts, startScript: string): string {
  const { css, styleLinks, app, parts, description = '' } = page
  return fillPage(page, [
    `<style>${css}</style>`,
    styleLinks,
    `<script defer src="${startScript}" ${dataAttribute('app', app)} ${dataAttribute('parts', parts)}></script>`,
  ])
    .replaceAll(SCRIPT_TAG, '')
    .replaceAll(' fetchpriority="low"', '')
    .replace(/<meta name="description" [^>]*>/, `<meta name="description" content="${description}" />`)
}

const preloadLink = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}" />`

/**
 * A skeleton has nothing to press or read aloud. All files of the page are requested with it, and run once it is
 * painted; the fonts load after that. Where nothing is prerendered the app starts at once.
 */
function waitingPage(page: PageParts, startScript: string): string {
  const { css, styleLinks, app, parts } = page
  if (!page.html) return fillPage(page, [`<style>${css}</style>`, styleLinks, ...parts.map(preloadLink)])
  const html = `<div class="waiting" inert aria-hidden="true">${page.html}</div>`
  return fillPage({ ...page, html }, [
    `<script async src="${startScript}" data-waits ${dataAttribute('app', app)}></script>`,
    [...app, ...parts].map(preloadLink).join(''),
    // a font that is named before it has loaded makes the device search among its own
    `<style>${css.replaceAll(FONT_FACES, '').replaceAll(FONT_VARIABLES, '$1$3')}</style>`,
    `<style media="not all">${css.match(FONT_FACES)?.join('')}:root{${css.match(FONT_VARIABLES)?.join(';')}}</style>`,
    styleLinks,
  ])
    .replaceAll(SCRIPT_TAG, '')
    .replaceAll(FONT_PRELOADS, '')
}
