import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Plugin, type PluginOption } from 'vite'
import { AHEAD_FILE, type Ahead } from './ahead.ts'

type Drawn = { path: string; title: string; html: string }
type Public = Drawn & { description: string; page: string }
type App = {
  drawPublic: () => Promise<Public[]>
  drawWaiting: () => Promise<Drawn[]>
  firstCalls: () => unknown
}
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

/**
 * After the build: the public pages as they look before any script, and those that wait for an answer as they wait,
 * each with its styles in it, under `pages/`; and beside every file of text the same file compressed as well as can
 * be, so that no server has to.
 */
export function prerendered(root: string, plugins: () => PluginOption[]): Plugin {
  const dist = join(root, 'dist')
  return {
    name: 'turnout:prerendered',
    apply: 'build',
    async closeBundle() {
      await withTheApp(root, plugins(), async ({ drawPublic, drawWaiting, firstCalls }) => {
        for (const page of await drawPublic()) writePublic(dist, page)
        const ahead: Ahead = JSON.parse(readFileSync(join(dist, AHEAD_FILE), 'utf8'))
        const headStart = await headStartOf(root, dist, firstCalls())
        for (const page of await drawWaiting()) writeWaiting(dist, page, ahead[page.path], headStart)
      })
      await compressAll(dist)
    },
  }
}

/** The same app, built once more to run here; it lies where it finds the packages that it imports. */
async function withTheApp(root: string, plugins: PluginOption[], work: (app: App) => Promise<void>) {
  const outDir = join(root, 'dist/.drawing')
  const ssr = { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false }
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: ssr })
  try {
    await work(await import(pathToFileURL(join(outDir, 'prerender.js')).href))
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g

const frameOf = (dist: string): string => readFileSync(join(dist, 'index.html'), 'utf8')
const stylesIn = (frame: string): string[] =>
  [...frame.matchAll(STYLES)].map(([, href = '']) => href.slice(1))

/** The frame with the page in it, and all of its styles. */
function filled(dist: string, { title, html }: Drawn, styles: readonly string[]): string {
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('')
  return frameOf(dist)
    .replaceAll(STYLES, '')
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `<style>${css}</style>\n    ${inThePage(styles)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

function writePublic(dist: string, drawn: Public): void {
  const frame = frameOf(dist)
  const scripts = [...frame.matchAll(SCRIPT)].map(([, src = '']) => src)
  const styles = [...new Set([...stylesIn(frame), ...stylesOf(dist, drawn.page)])]
  const page = filled(dist, drawn, styles)
    .replaceAll(SCRIPT, '')
    .replaceAll(' fetchpriority="low"', '')
    .replace(/<meta name="description" [^>]*>/, `<meta name="description" content="${drawn.description}" />`)
    .replace('</head>', `  <script defer src="${starter(dist, scripts)}"></script>\n  </head>`)
  write(dist, drawn.path, page)
}

/** Nobody can press or read aloud what is there only until the page has come, and the app starts at once. */
function writeWaiting(dist: string, drawn: Drawn, ahead: Ahead[string] | undefined, headStart: string): void {
  const { scripts = [], styles = [] } = ahead ?? {}
  const html = drawn.html && `<div class="waiting" inert aria-hidden="true">${drawn.html}</div>`
  const first = `<script async fetchpriority="high" src="${headStart}"></script>\n    `
  const parts = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('')
  const all = [...new Set([...stylesIn(frameOf(dist)), ...styles])]
  const page = filled(dist, { ...drawn, html }, all)
    .replace('<script type="module"', `${first}<script type="module"`)
    .replace('</head>', `  ${parts}\n  </head>`)
  write(dist, drawn.path, page)
}

function write(dist: string, path: string, page: string): void {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '~')
  mkdirSync(join(dist, 'pages'), { recursive: true })
  writeFileSync(join(dist, 'pages', `${name}.html`), page)
}

/** The app asks for a style file that the page does not name; the browser asks for none that is switched off. */
const inThePage = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`).join('')

/** Its address: built by itself, so that it has no other file to wait for. */
async function headStartOf(root: string, dist: string, calls: unknown): Promise<string> {
  const options = { write: false, rolldownOptions: { input: join(root, 'src/head-start.ts') } }
  const define = { FIRST_CALLS: JSON.stringify(calls) }
  const built = await build({ root, configFile: false, logLevel: 'warn', define, build: options })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The script before the app was not built.')
  // a script of its own, whose names are nobody else's
  return keptAs(dist, 'head-start', `{${result.output[0].code}}`)
}

function keptAs(dist: string, name: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.js`
  writeFileSync(join(dist, file), script)
  return `/${file}`
}

/** Somebody with a session is shown no doors to it until the app has come and says who they are. */
const CLOSE_DOORS =
  'try{localStorage["turnout.token"]&&(document.querySelector("[data-doors]").style.visibility="hidden")}catch{}'

/**
 * What people read comes first: the app starts when all of it stands on the screen in its own letters, with the first
 * touch or key, or soon in any case.
 */
function starter(dist: string, scripts: readonly string[]): string {
  const start = `${CLOSE_DOORS};const s=()=>{s.d||(s.d=1,${scripts.map((src) => `import("${src}")`).join()})};["pointerdown","keydown"].map(e=>addEventListener(e,s,{once:!0}));addEventListener("load",()=>setTimeout(s));setTimeout(s,4e3)`
  return keptAs(dist, 'start', start)
}

/** In the order in which the page would load them: what a part is made of before the part. */
function stylesOf(dist: string, page: string): string[] {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const isPart = (name: string) => name.startsWith(`src/features/${page.split('/')[0]}/`)
  const reached = new Set<string>()
  const found: string[] = []
  const visit = (name: string): void => {
    const chunk = chunks[name]
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const next of chunk.imports ?? []) visit(next)
    found.push(...(chunk.css ?? []))
    for (const next of chunk.dynamicImports ?? []) if (isPart(next)) visit(next)
  }
  visit(`src/features/${page}.tsx`)
  return found
}

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

async function compressAll(dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))
  for (const file of files) {
    const bytes = readFileSync(join(dist, file))
    writeFileSync(join(dist, `${file}.br`), await promisify(brotliCompress)(bytes))
    writeFileSync(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
  }
}
