import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { laterParts } from './chunks.ts'
import type { RenderedPage } from './src/drawn-pages.ts'

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** URLs of the files of a page, without those of the frame. */
export type PageAssets = { scripts: string[]; styles: string[] }

/**
 * The files of a page, for the preloads of a prerendered page: they load together with the app, which saves a slow
 * phone a tenth or two of a second for each request that the app would only make later.
 */
export function readPageAssets(
  dist: string,
  appHtml: string,
): (page: Pick<RenderedPage, 'page' | 'drawn'>) => PageAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const frameKeys = Object.entries(manifest).filter(([, { file }]) => appHtml.includes(`src="/${file}"`))
  const frame = reachedFrom(
    manifest,
    frameKeys.map(([key]) => key),
  )
  return ({ page, drawn }) => {
    // parts below the fold or over a public page are prerendered too, and need their styles
    const parts = [`src/features/${page.split('/')[0]}/`, 'src/shell/loading-overlay.tsx']
    const isDrawnPart = (key: string) =>
      drawn === 'content' &&
      (manifest[key]?.name === laterParts(page) || parts.some((part) => key.startsWith(part)))
    const keys = [...reachedFrom(manifest, [`src/features/${page}.tsx`], isDrawnPart)].filter(
      (key) => !frame.has(key),
    )
    const chunks = keys.flatMap((key) => manifest[key] ?? [])
    return {
      scripts: [...new Set(chunks.map(({ file }) => `/${file}`))],
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    }
  }
}

/** The imports of a chunk come before it, as its styles need them. */
function reachedFrom(manifest: Manifest, starts: string[], followDynamic = (_key: string) => false) {
  const reached = new Set<string>()
  const visiting = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is in no chunk of the build.`)
    if (visiting.has(key)) return
    visiting.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    reached.add(key)
    for (const next of (chunk.dynamicImports ?? []).filter(followDynamic)) visit(next)
  }
  for (const start of starts) visit(start)
  return reached
}
