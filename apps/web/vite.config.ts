import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { shortClassNames } from './class-names.ts'
import { lightContract } from './light-contract.ts'
import { prerenderPages } from './prerender-plugin.ts'
import { textSections } from './text-sections.ts'

const SRC = join(import.meta.dirname, 'src')
const FIRST_FONTS = ['special-gothic-latin-wdth-normal', 'atkinson-hyperlegible-next-latin-wght-normal']

/**
 * The two faces every screen needs start with the page, not after its style sheet has been read; where there is
 * nothing to read before the app has come, the app goes first.
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

/** The fonts go out with the licence that they are under. */
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
/** Of no use without a signal: the map that a group's venue is pinned on, which is large, and what measures pages. */
const NOT_CACHED = /pin-map|leaflet|gallery|field-timings|\.map$/

/** The worker that keeps the app on a device stands at the root and is told which files the app is made of. */
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
 * Leaflet asks on loading whether HTML can hold an SVG. Under our content policy (Trusted Types) that question
 * throws and the map never comes; asked without HTML it has the same answer.
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

/** What the client of the queries brings along and nothing here uses: 1.7 kB of script on every page. */
const UNUSED = {
  infiniteQueryBehavior:
    'const none = () => undefined; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }',
  mutationCache: 'export class MutationCache { resumePausedMutations = async () => {}; clear() {} }',
}

function withoutUnusedQueryParts(): Plugin {
  return {
    name: 'turnout:no-unused-query-parts',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/(infiniteQueryBehavior|mutationCache)\.js$/ },
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
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long which plugin takes does not help a person who starts the program
      input: {
        index: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'worker/app-worker.ts'),
      },
      output: {
        // every page carries the names of all files: seven signs are the least there may be to tell two builds of one
        // file apart, and signs out of sixteen are half as many bytes, once compressed, as signs out of 64
        hashCharacters: 'hex',
        // a worker rules over the folder that it lies in
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
