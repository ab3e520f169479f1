import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

export interface SourceFile {
  /** From the root of the project, with forward slashes: `packages/rules/src/team-queue.ts`. */
  path: string
  text: string
}

const IGNORED = new Set(['node_modules', '.tsc', '.tsc-test', 'dist', 'data', 'drizzle'])
const ROOT_FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'demo', 'bench']
const SOURCE = /\.(ts|tsx|mts|mjs|js|css)$/

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (SOURCE.test(entry.name)) yield path
  }
}

const here = new Set(readdirSync(root))

/** Every file that we write, tests and styles too. */
export const sourceFiles: readonly SourceFile[] = ROOT_FOLDERS.filter((home) => here.has(home))
  .flatMap((home) => [...walk(join(root, home))])
  .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))

export const isTest = ({ path }: Pick<SourceFile, 'path'>): boolean => /\.test\.tsx?$/.test(path)

/** Helpers of tests, which are not part of the product. */
export const isTesting = ({ path }: Pick<SourceFile, 'path'>): boolean =>
  /(^|\/)testing(\/|\.ts$|-\w+\.tsx?$)/.test(path)

export const isCode = ({ path }: Pick<SourceFile, 'path'>): boolean => !path.endsWith('.css')

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Inside a string, as in an address, these signs begin no comment. */
const COMMENT = /(?<=^|[\s;{}(),])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm

export const withoutComments = (text: string): string => text.replaceAll(COMMENT, '')

export const commentsOf = (text: string): string[] => text.match(COMMENT) ?? []

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
