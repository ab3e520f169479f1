import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ahead } from './ahead.ts'

export type Drawn = { path: string; title: string; html: string }
export type Public = Drawn & { description: string; page: string }
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const FONTS = /<link rel="preload" as="font"[^>]*>\s*/g
const LETTERS = /@font-face\{[^}]*url\([^}]*\}/g

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

const listed = (name: string, files: readonly string[]): string => `data-${name}="${files.join(' ')}"`

/** What people read comes first, in its own letters; the app comes afterwards (`src/start.ts`). */
export function writePublic(dist: string, drawn: Public, start: string): void {
  const frame = frameOf(dist)
  const app = appIn(frame)
  const made = madeOf(dist, drawn.page)
  const styles = [...new Set([...stylesIn(frame), ...made.styles])]
  const parts = made.scripts.filter((file) => !app.includes(file))
  const page = filled(frame, drawn, [
    `<style>${cssOf(dist, styles)}</style>`,
    inThePage(styles),
    `<script defer src="${start}" ${listed('app', app)} ${listed('parts', parts)}></script>`,
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
export function writeWaiting(dist: string, drawn: Drawn, ahead: Ahead[string] | undefined, start: string) {
  const frame = frameOf(dist)
  const app = appIn(frame)
  const styles = [...new Set([...stylesIn(frame), ...(ahead?.styles ?? [])])]
  const css = cssOf(dist, styles)
  const parts = (ahead?.scripts ?? []).map((file) => `/${file}`)
  const first = `<script async src="${start}" data-waits ${listed('app', app)}></script>`
  if (!drawn.html) {
    const head = [`<style>${css}</style>`, inThePage(styles), ...parts.map(asked)]
    return write(dist, drawn.path, filled(frame, drawn, head))
  }
  const html = `<div class="waiting" inert aria-hidden="true">${drawn.html}</div>`
  const head = [
    first,
    [...app, ...parts].map(asked).join(''),
    `<style>${css.replaceAll(LETTERS, '')}</style>`,
    `<style media="not all">${css.match(LETTERS)?.join('')}</style>`,
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

/** In the order in which the page would load it: what a part is made of before the part. */
function madeOf(dist: string, page: string): { scripts: string[]; styles: string[] } {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const isPart = (name: string) => name.startsWith(`src/features/${page.split('/')[0]}/`)
  const reached = new Set<string>()
  const found: Chunk[] = []
  const visit = (name: string): void => {
    const chunk = chunks[name]
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const next of chunk.imports ?? []) visit(next)
    found.push(chunk)
    for (const next of chunk.dynamicImports ?? []) if (isPart(next)) visit(next)
  }
  visit(`src/features/${page}.tsx`)
  return { scripts: found.map(({ file }) => `/${file}`), styles: found.flatMap(({ css }) => css ?? []) }
}
