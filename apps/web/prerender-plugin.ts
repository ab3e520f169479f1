import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Plugin, type PluginOption } from 'vite'
import type { DrawnApp } from './src/drawn-pages.ts'
import { writePages } from './write-pages.ts'

/**
 * After the build, under `pages/`: public pages complete and others in their loading state, each with its styles
 * inline. Also writes a compressed copy of every text file, at the highest level, so that no server has to compress.
 */
export function prerenderPages(root: string, plugins: () => PluginOption[]): Plugin {
  const dist = join(root, 'dist')
  return {
    name: 'turnout:prerendered',
    apply: 'build',
    async closeBundle() {
      const { pages, routes, prefetchCalls } = await drawApp(root, plugins())
      const start = await buildScript(root, 'start')
      const prefetch = await buildScript(root, 'prefetch', { PREFETCH_CALLS: JSON.stringify(prefetchCalls) })
      writePages(dist, pages, {
        start: writeScript(dist, 'start', start),
        prefetchAndStart: writeScript(dist, 'prefetch', prefetch + start),
      })
      writeFileSync(join(dist, 'pages/routes.json'), JSON.stringify(routes))
      await compressAll(dist)
    },
  }
}

/** Builds the app a second time, to run it here; the output lies where its imports can be resolved. */
async function drawApp(root: string, plugins: PluginOption[]): Promise<DrawnApp> {
  const outDir = join(root, 'dist/.drawing')
  const rolldownOptions = { checks: { bundlerTimings: false } }
  const ssr = { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, rolldownOptions }
  await build({ root, configFile: false, logLevel: 'warn', plugins, build: ssr })
  try {
    return await (await import(pathToFileURL(join(outDir, 'prerender.js')).href)).drawApp()
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** A build of one script without imports, so that it waits for no other file. */
async function buildScript(root: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const input = join(root, `src/${name}.ts`)
  const options = { write: false, modulePreload: false, rolldownOptions: { input } } as const
  const built = await build({ root, configFile: false, logLevel: 'warn', define, build: options })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error(`The script ${name} was not built.`)
  // an IIFE, so that its names are not global
  return `(()=>{${result.output[0].code}})();`
}

/** Returns its URL. */
function writeScript(dist: string, name: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.js`
  writeFileSync(join(dist, file), script)
  return `/${file}`
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
