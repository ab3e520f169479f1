import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from './page-assets.ts'
import type { RenderedPage } from './src/drawn-pages.ts'

const SCRIPT_TAG = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const FONT_PRELOADS = /<link rel="preload" as="font"[^>]*>\s*/g
const FONT_FACES = /@font-face\{[^}]*url\([^}]*\}/g
/** Where the styles say which letters are meant, the first of them, which has to come, and the others. */
const FONT_VARIABLES = /(--\w+:)("[^"]+", ?)("Nearly [^;}]+)/g

/** The page that knows no address yet. */
const readAppHtml = (dist: string): string => readFileSync(join(dist, 'index.html'), 'utf8')
const stylesIn = (html: string): string[] =>
  [...html.matchAll(STYLE_LINK)].map(([, href = '']) => href.slice(1))
/** What everything stands on before what stands on it, as it is run. */
const scriptsIn = (html: string): string[] => [...html.matchAll(SCRIPT_TAG)].map(([, src = '']) => src)

const cssOf = (dist: string, styles: readonly string[]): string =>
  styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('')

/** The frame with the page in it and what stands in its head, and none of the frame's styles. */
function fillPage(appHtml: string, { title, html }: RenderedPage, head: readonly string[]): string {
  return appHtml
    .replaceAll(STYLE_LINK, '')
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

/** The app asks for a style file that the page does not name; the browser asks for none that is switched off. */
const disabledStyleLinks = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`).join('')

const assetUrl = (file: string): string => `/${file}`
const dataAttribute = (name: string, files: readonly string[]): string => `data-${name}="${files.join(' ')}"`

/** What people read comes first, in its own letters; the app comes afterwards (`src/start.ts`). */
export function writePublicPage(
  dist: string,
  rendered: RenderedPage,
  { scripts, styles: pageStyles }: PageAssets,
  startScript: string,
): void {
  const appHtml = readAppHtml(dist)
  const styles = [...new Set([...stylesIn(appHtml), ...pageStyles])]
  const page = fillPage(appHtml, rendered, [
    `<style>${cssOf(dist, styles)}</style>`,
    disabledStyleLinks(styles),
    `<script defer src="${startScript}" ${dataAttribute('app', scriptsIn(appHtml))} ${dataAttribute('parts', scripts.map(assetUrl))}></script>`,
  ])
    .replaceAll(SCRIPT_TAG, '')
    .replaceAll(' fetchpriority="low"', '')
    .replace(
      /<meta name="description" [^>]*>/,
      `<meta name="description" content="${rendered.description ?? ''}" />`,
    )
  writePage(dist, rendered.path, page)
}

const preloadLink = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}" />`

/**
 * Nobody can press or read aloud what is there only until the page has come. All that it is made of is asked for with
 * it, and run as soon as it has been painted; the letters come after that. Where nothing is drawn the app starts at once.
 */
export function writeSkeletonPage(
  dist: string,
  rendered: RenderedPage,
  { scripts, styles: pageStyles }: PageAssets,
  startScript: string,
) {
  const appHtml = readAppHtml(dist)
  const app = scriptsIn(appHtml)
  const styles = [...new Set([...stylesIn(appHtml), ...pageStyles])]
  const css = cssOf(dist, styles)
  const parts = scripts.map(assetUrl)
  const startTag = `<script defer fetchpriority="high" src="${startScript}" data-waits ${dataAttribute('app', app)}></script>`
  if (!rendered.html) {
    const head = [`<style>${css}</style>`, disabledStyleLinks(styles), ...parts.map(preloadLink)]
    return writePage(dist, rendered.path, fillPage(appHtml, rendered, head))
  }
  const html = `<div class="waiting" inert aria-hidden="true">${rendered.html}</div>`
  const head = [
    startTag,
    [...app, ...parts].map(preloadLink).join(''),
    // asked for by name before it is here, a device looks for it among its own
    `<style>${css.replaceAll(FONT_FACES, '').replaceAll(FONT_VARIABLES, '$1$3')}</style>`,
    `<style media="not all">${css.match(FONT_FACES)?.join('')}:root{${css.match(FONT_VARIABLES)?.join(';')}}</style>`,
    disabledStyleLinks(styles),
  ]
  const page = fillPage(appHtml, { ...rendered, html }, head)
    .replaceAll(SCRIPT_TAG, '')
    .replaceAll(FONT_PRELOADS, '')
  writePage(dist, rendered.path, page)
}

function writePage(dist: string, path: string, page: string): void {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '~')
  mkdirSync(join(dist, 'pages'), { recursive: true })
  writeFileSync(join(dist, 'pages', `${name}.html`), page)
}
