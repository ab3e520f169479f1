import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { PUBLIC_PAGES } from './src/shell/public-pages.ts'
import { SKELETON_PAGES } from './src/shell/skeleton-pages.ts'

type Chunk = Rolldown.OutputChunk

const ASSETS_FILE = '.vite/ahead.json'
/** Files of a page, without those of the frame. */
export type PageAssets = { scripts: string[]; styles: string[] }
/** By the address of the page. */
type AssetsByPath = Record<string, PageAssets>

/** What the build has written down. */
export function readPageAssets(dist: string): (path: string) => PageAssets {
  const assets: AssetsByPath = JSON.parse(readFileSync(join(dist, ASSETS_FILE), 'utf8'))
  return (path) => {
    const pageAssets = assets[path]
    if (!pageAssets) throw new Error(`What the page at ${path} is made of is not written down (ahead.ts).`)
    return pageAssets
  }
}

/**
 * What a page is made of, written down for whoever draws it (`drawn-pages.ts`): named in the page, it comes while the
 * app is still on its way, instead of once the app has asked for it. On a phone each such question is another tenth
 * or two of a second.
 */
export function collectPageAssets(): Plugin {
  return {
    name: 'turnout:fetched-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const chunkOf = (module: string): Chunk => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
          return chunk ?? this.error(`${module} is in no part that was built.`)
        }
        const appChunks = reachedFrom([chunkOf('main.tsx')], chunks)
        const chunkOfFeature = (part: string) => chunkOf(`features/${part}.tsx`)
        const assets: AssetsByPath = {}
        for (const { path, parts } of SKELETON_PAGES)
          assets[path] = filesOf(reachedFrom(parts.map(chunkOfFeature), chunks, { except: appChunks }))
        // what stands below the fold is drawn too, and has to look as it does
        for (const { path, page } of PUBLIC_PAGES)
          assets[path] = filesOf(
            reachedFrom([chunkOfFeature(page)], chunks, { except: appChunks, followDynamic: isPartOf(page) }),
          )
        this.emitFile({ type: 'asset', fileName: ASSETS_FILE, source: JSON.stringify(assets, null, 1) })
      },
    },
  }
}

const isPartOf = (page: string) => {
  const feature = `/src/features/${page.split('/')[0]}/`
  return (chunk: Chunk) => chunk.facadeModuleId?.includes(feature) ?? false
}

type Reach = { except?: readonly Chunk[]; followDynamic?: (chunk: Chunk) => boolean }

/** What a part is made of before the part, as its styles want it; after it what it fetches `later`, where that counts. */
function reachedFrom(
  starts: readonly Chunk[],
  chunks: readonly Chunk[],
  { except = [], followDynamic = () => false }: Reach = {},
): Chunk[] {
  const reached: Chunk[] = []
  const seen = new Set(except)
  const chunksNamed = (files: readonly string[]) =>
    files.flatMap((file) => chunks.filter(({ fileName }) => fileName === file))
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const next of chunksNamed(chunk.imports)) visit(next)
    reached.push(chunk)
    for (const next of chunksNamed(chunk.dynamicImports).filter(followDynamic)) visit(next)
  }
  for (const start of starts) visit(start)
  return reached
}

const filesOf = (chunks: readonly Chunk[]) => ({
  scripts: chunks.map(({ fileName }) => fileName),
  styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
})
