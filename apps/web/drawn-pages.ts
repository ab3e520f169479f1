import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Made } from './ahead.ts'

export type Drawn = { path: string; title: string; html: string }
export type Public = Drawn & { description: string }

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const FONTS = /<link rel="preload" as="font"[^>]*>\s*/g
const LETTERS = /@font-face\{[^}]*url\([^}]*\}/g
/** Where the styles say which letters are meant, the first of them, which has to come, and the others. */
const MEANT = /(--\w+:)("[^"]+", ?)("Nearly [^;}]+)/g

/** The page that knows no address yet. */
const frameOf = (dist: string): string => readFileSync(join(dist, 'index.html'), 'utf8')
const stylesIn = (frame: string): string[] =>
  [...frame.matchAll(STYLES)].map(([, href = '']) => href.slice(1))
/** What everything stands on before what stands on it, as it is run. */
const appIn = (frame: string): string[] => [...frame.matchAll(SCRIPT)].map(([, src = '']) => src)

const cssOf = (dist: string, styles: readonly string[]): string =>
  styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('')

/** The frame with the page in it and what stands in its head, and none of the frame's styles. */
function filled(frame: string, { title, html }: Drawn, head: readonly string[]): string {
  return frame
    .replaceAll(STYLES, '')
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

/** The app asks for a style file that the page does not name; the browser asks for none that is switched off. */
const inThePage = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`).join('')

const asset = (file: string): string => `/${file}`
const listed = (name: string, files: readonly string[]): string => `data-${name}="${files.join(' ')}"`

/** What people read comes first, in its own letters; the app comes afterwards (`src/start.ts`). */
export function writePublic(
  dist: string,
  drawn: Public,
  { scripts, styles: own }: Made,
  start: string,
): void {
  const frame = frameOf(dist)
  const styles = [...new Set([...stylesIn(frame), ...own])]
  const page = filled(frame, drawn, [
    `<style>${cssOf(dist, styles)}</style>`,
    inThePage(styles),
    `<script defer src="${start}" ${listed('app', appIn(frame))} ${listed('parts', scripts.map(asset))}></script>`,
  ])
    .replaceAll(SCRIPT, '')
    .replaceAll(' fetchpriority="low"', '')
    .replace(/<meta name="description" [^>]*>/, `<meta name="description" content="${drawn.description}" />`)
  write(dist, drawn.path, page)
}

const asked = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}" />`

/**
 * Nobody can press or read aloud what is there only until the page has come. All that it is made of is asked for with
 * it, and run as soon as it has been painted; the letters come after that. Where nothing is drawn the app starts at once.
 */
export function writeWaiting(dist: string, drawn: Drawn, { scripts, styles: own }: Made, start: string) {
  const frame = frameOf(dist)
  const app = appIn(frame)
  const styles = [...new Set([...stylesIn(frame), ...own])]
  const css = cssOf(dist, styles)
  const parts = scripts.map(asset)
  const first = `<script async src="${start}" data-waits ${listed('app', app)}></script>`
  if (!drawn.html) {
    const head = [`<style>${css}</style>`, inThePage(styles), ...parts.map(asked)]
    return write(dist, drawn.path, filled(frame, drawn, head))
  }
  const html = `<div class="waiting" inert aria-hidden="true">${drawn.html}</div>`
  const head = [
    first,
    [...app, ...parts].map(asked).join(''),
    // asked for by name before it is here, a device looks for it among its own
    `<style>${css.replaceAll(LETTERS, '').replaceAll(MEANT, '$1$3')}</style>`,
    `<style media="not all">${css.match(LETTERS)?.join('')}:root{${css.match(MEANT)?.join(';')}}</style>`,
    inThePage(styles),
  ]
  const page = filled(frame, { ...drawn, html }, head)
    .replaceAll(SCRIPT, '')
    .replaceAll(FONTS, '')
  write(dist, drawn.path, page)
}

function write(dist: string, path: string, page: string): void {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '~')
  mkdirSync(join(dist, 'pages'), { recursive: true })
  writeFileSync(join(dist, 'pages', `${name}.html`), page)
}
