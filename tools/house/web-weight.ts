import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../apps/web/dist')

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

let read: Manifest | undefined
const manifest = (): Manifest => {
  read ??= JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return read
}

/** The shell: the chunks of the page without content, index.html. */
const entryChunks = (): string[] => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return Object.entries(manifest()).flatMap(([name, { file }]) =>
    html.includes(`src="/${file}"`) ? name : [],
  )
}
/** The app itself, without React: '/assets/4f2a1b9.js'. */
export const appUrl = (): string =>
  Object.values(manifest()).flatMap(({ name, file }) => (name === 'turnout' ? `/${file}` : []))[0] ?? ''

/** Bytes as they go over the wire, in kB: the build has compressed them. */
const weightOf = (file: string): number => statSync(join(dist, `${file}.br`)).size / 1000

const sum = (files: Iterable<string>): number => [...files].reduce((all, file) => all + weightOf(file), 0)

type FirstLoad = { script: number; style: number; files: number }

/** What must load before a page shows its content: the shell, the page, and all their static imports. */
export function firstLoad(page: string): FirstLoad {
  const key = `src/features/${page}.tsx`
  if (!manifest()[key]) throw new Error(`${key} is no page that comes by itself.`)
  const all = importClosure(...entryChunks(), key)
  const scripts = new Set(all.map(({ file }) => file))
  const styles = new Set(all.flatMap(({ css = [] }) => css))
  return { script: sum(scripts), style: sum(styles), files: scripts.size + styles.size }
}

/** The script of a page with all of its later parts; without those of the shell, which all pages share. */
export function withLaterParts(page: string): Pick<FirstLoad, 'script' | 'files'> {
  const chunks = manifest()
  const shell = new Set(importClosure(...entryChunks()).flatMap(({ dynamicImports = [] }) => dynamicImports))
  const key = `src/features/${page}.tsx`
  const parts = importClosure(key)
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((part) => !shell.has(part) && chunks[part])
  const files = new Set(importClosure(...entryChunks(), key, ...parts).map(({ file }) => file))
  return { script: sum(files), files: files.size }
}

function importClosure(...starts: string[]): Chunk[] {
  const chunks = manifest()
  const reached = new Set(starts)
  for (const from of reached) for (const next of chunks[from]?.imports ?? []) reached.add(next)
  return [...reached].flatMap((name) => chunks[name] ?? [])
}

/** The scripts that each chunk preloads for its imports on demand, and those that are there when it runs. */
export const preloadLists = (): { chunk: string; preloaded: string[]; loaded: string[] }[] =>
  Object.entries(manifest()).flatMap(([chunk, { file }]) => {
    const [, list] = /m\.f=(\[[^\]]*\])/.exec(readFileSync(join(dist, file), 'utf8')) ?? []
    const loaded = importClosure(...entryChunks(), chunk).map(({ file }) => file)
    return list ? { chunk, preloaded: JSON.parse(list), loaded } : []
  })

/** Chunks that load later, by the name of their source. */
export function laterChunks(): { name: string; script: number }[] {
  const atFirst = new Set(importClosure(...entryChunks()).map(({ file }) => file))
  return Object.entries(manifest())
    .filter(([, { file }]) => file.endsWith('.js') && !atFirst.has(file))
    .map(([name, { file }]) => ({ name, script: weightOf(file) }))
}
