import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Plugin, type PluginOption } from 'vite'

type Drawn = { path: string; title: string; description: string; page: string; html: string }
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

/**
 * After the build: the public pages as they look before any script, each with its styles in it, under `pages/`; and
 * beside every file of text the same file compressed as well as can be, so that no server has to.
 */
export function prerendered(root: string, plugins: () => PluginOption[]): Plugin {
  const dist = join(root, 'dist')
  return {
    name: 'turnout:prerendered',
    apply: 'build',
    async closeBundle() {
      for (const page of await draw(root, plugins())) write(dist, page)
      await compressAll(dist)
    },
  }
}

/** The same app, built once more to run here; it lies where it finds the packages that it imports. */
async function draw(root: string, plugins: PluginOption[]): Promise<Drawn[]> {
  const outDir = join(root, 'dist/.drawing')
  const ssr = { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false }
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: ssr })
  try {
    const { draw } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    return await draw()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g

function write(dist: string, { path, title, description, page, html }: Drawn): void {
  const frame = readFileSync(join(dist, 'index.html'), 'utf8')
  const base = [...frame.matchAll(STYLES)].map(([, href = '']) => href.slice(1))
  const styles = [...new Set([...base, ...stylesOf(dist, page)])]
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('')
  const scripts = [...frame.matchAll(SCRIPT)].map(([, src = '']) => src)
  const text = frame
    .replaceAll(SCRIPT, '')
    .replaceAll(STYLES, '')
    .replaceAll(' fetchpriority="low"', '')
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace(/<meta name="description" [^>]*>/, `<meta name="description" content="${description}" />`)
    .replace(
      '</head>',
      () =>
        `<style>${css}</style>\n    ${inThePage(styles)}\n    <script defer src="${starter(dist, scripts)}"></script>\n  </head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  const file = join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '~')}.html`)
  mkdirSync(join(dist, 'pages'), { recursive: true })
  writeFileSync(file, text)
}

/** The app asks for a style file that the page does not name; the browser asks for none that is switched off. */
const inThePage = (styles: readonly string[]): string =>
  styles.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`).join('')

/** Somebody with a session is shown no doors to it until the app has come and says who they are. */
const CLOSE_DOORS =
  'try{localStorage["turnout.token"]&&(document.querySelector("[data-doors]").style.visibility="hidden")}catch{}'

/**
 * What people read comes first: the app starts when all of it stands on the screen in its own letters, with the first
 * touch or key, or soon in any case.
 */
function starter(dist: string, scripts: readonly string[]): string {
  const start = `${CLOSE_DOORS};const s=()=>{s.d||(s.d=1,${scripts.map((src) => `import("${src}")`).join()})};["pointerdown","keydown"].map(e=>addEventListener(e,s,{once:!0}));addEventListener("load",()=>setTimeout(s));setTimeout(s,4e3)`
  const name = `assets/start-${createHash('sha256').update(start).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(dist, name), start)
  return `/${name}`
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
