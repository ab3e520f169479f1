import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { shortClassNames } from './class-names.ts'
import { lightContract } from './light-contract.ts'
import { preloadOnlyMissing } from './preloads.ts'
import { prerenderPages } from './prerender-plugin.ts'
import { textSections } from './text-sections.ts'

const SRC = join(import.meta.dirname, 'src')
const FIRST_FONTS = ['special-gothic-latin-wdth-normal', 'atkinson-hyperlegible-next-latin-wght-normal']

/**
 * The two fonts of every screen load with the page, not after its style sheet has been read; where there is nothing
 * to read before the app has loaded, the app goes first.
 */
function preloadFonts(): Plugin {
  return {
    name: 'turnout:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.some((name) => file.includes(name)))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: true,
                fetchpriority: 'low',
              },
              injectTo: 'head',
            }),
          ),
    },
  }
}

/** The fonts are served with their licence. */
function notice(): Plugin {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  return {
    name: 'turnout:notice',
    apply: 'build',
    generateBundle() {
      const source = `${read('NOTICE.txt')}\n${read('licenses/OFL-1.1.txt')}`
      this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source })
    },
  }
}

const WORKER = 'sw.js'
/** Of no use offline: the map for a group's venue, which is large, and the measuring script. */
const NOT_CACHED = /pin-map|leaflet|gallery|field-timings|\.map$/

/** The service worker is at the root, and the build writes the list of the app's files into it. */
function appWorker(): Plugin {
  return {
    name: 'turnout:app-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') return this.error(`There is no ${WORKER} among what was built.`)
        const hashed = Object.keys(bundle).filter(
          (file) => file.startsWith('assets/') && !NOT_CACHED.test(file),
        )
        const fixed = ['favicon.svg', 'manifest.webmanifest', 'icon-48.png', 'icon-192.png']
        const files = [...hashed.sort(), ...fixed].map((file) => `/${file}`)
        const name = createHash('sha256').update(files.join())
        for (const file of fixed) name.update(readFileSync(join(import.meta.dirname, 'public', file)))
        name.update(readFileSync(join(import.meta.dirname, 'index.html'))).update(worker.code)
        const build = JSON.stringify({ name: name.digest('hex').slice(0, 12), files })
        worker.code = `const BUILD=${build};${worker.code}`
      },
    },
  }
}

const LEAFLET_PROBE = "div.innerHTML = '<svg/>'"

/**
 * On loading, Leaflet tests whether HTML can hold an SVG. Our content policy (Trusted Types) makes that test throw, and
 * the map never loads; a test without HTML has the same result.
 */
function leafletUnderTrustedTypes(): Plugin {
  return {
    name: 'turnout:leaflet-under-trusted-types',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/leaflet/dist/leaflet-src')) return null
      if (!code.includes(LEAFLET_PROBE))
        this.error('Leaflet no longer probes for inline SVG the way it did. Does its map still open?')
      return {
        code: code.replace(
          LEAFLET_PROBE,
          "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))",
        ),
        map: null,
      }
    },
  }
}

/** Parts of the query library that nothing here uses: 1.8 kB of script on every page. */
const UNUSED = {
  infiniteQueryBehavior:
    'const none = () => undefined; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }',
  mutationCache: 'export class MutationCache { resumePausedMutations = async () => {}; clear() {} }',
  timeoutManager:
    'export const timeoutManager = globalThis; export const systemSetTimeoutZero = (run) => void setTimeout(run)',
}

function withoutUnusedQueryParts(): Plugin {
  return {
    name: 'turnout:no-unused-query-parts',
    apply: 'build',
    load: {
      filter: {
        id: /\/query-core\/build\/modern\/(infiniteQueryBehavior|mutationCache|timeoutManager)\.js$/,
      },
      handler: (id) => UNUSED[basename(id, '.js') as keyof typeof UNUSED],
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lightContract(),
    textSections(),
    shortClassNames(SRC),
    react(),
    preloadFonts(),
    preloadOnlyMissing(),
    leafletUnderTrustedTypes(),
    withoutUnusedQueryParts(),
    notice(),
    appWorker(),
    prerenderPages(import.meta.dirname, () => [lightContract(), shortClassNames(SRC), react()]),
  ],
  server: {
    proxy: {
      '/api': { target: process.env.API_URL ?? 'http://localhost:3000', changeOrigin: false },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content policy takes scripts and styles from our own files only: nothing inline, nothing as data.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // the timings of plugins are of no interest to a person who starts the program
      input: {
        index: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'worker/app-worker.ts'),
      },
      output: {
        // every page carries the names of all files: seven characters are the minimum to tell two builds of one file
        // apart, and hexadecimal characters compress to half the bytes of base64 ones
        hashCharacters: 'hex',
        // a worker controls the folder that it lies in
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash:7].js'),
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry && NOT_CACHED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !NOT_CACHED.test(name)
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups(SRC),
        },
      },
    },
  },
})
