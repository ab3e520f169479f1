import { posix } from 'node:path'
import { isTest, isTesting, type SourceFile, withoutComments } from './source-files.ts'

/** A layer of the code: its files, what they may import, and why no more than that. */
interface Layer {
  name: string
  files: RegExp
  /** Our own code, as paths from the root. The folder itself is always allowed. */
  mayImport: readonly RegExp[]
  /** External packages; others are refused. Without it all are allowed. */
  packages?: RegExp
  reason: string
}

const RULES = /^packages\/rules\/src\//
const CONTRACT = /^packages\/contract\/src\//
const ART = /^packages\/art\/src\//
const SERVER = /^apps\/server\//
const SERVER_PLATFORM = /^apps\/server\/src\/platform\//
const WEB = /^apps\/web\//
const WEB_STYLES = /^apps\/web\/src\/styles\//
const WEB_UI = /^apps\/web\/src\/ui\//
const WEB_ART = /^apps\/web\/src\/art\//
const WEB_PLATFORM = /^apps\/web\/src\/platform\//
const BROWSER = /^(?!node:)/

/** The allowed imports. A file belongs to the first layer that matches it. */
const LAYERS: readonly Layer[] = [
  {
    name: 'rules',
    files: RULES,
    mayImport: [],
    packages: /^$/,
    reason: 'a rule must run anywhere, on the server, on a phone and in a test of a millisecond',
  },
  {
    name: 'contract',
    files: CONTRACT,
    mayImport: [RULES],
    packages: /^zod$/,
    reason: 'the web carries it too, and a promise knows neither who keeps it nor who asks for it',
  },
  {
    name: 'art',
    files: ART,
    mayImport: [/^packages\/rules\/src\/words\.ts$/],
    packages: /^react$/,
    reason: 'a drawing is a pure function of the facts that it is given',
  },
  {
    name: 'server/platform',
    files: SERVER_PLATFORM,
    // turning a form into a body is the same for every call, like endpoints and problems; every mail needs links
    mayImport: [/^packages\/contract\/src\/(endpoint|problem|live-feed|wire\/(form|link))\.ts$/],
    reason: 'it carries any feature and so knows none; of the contract it needs only what every call has',
  },
  {
    name: 'server/features',
    files: /^apps\/server\/src\/features\/[^/]+\//,
    mayImport: [
      SERVER_PLATFORM,
      /^apps\/server\/src\/(deps|events|handle)\.ts$/,
      RULES,
      CONTRACT,
      /^apps\/server\/src\/features\/[^/]+\/(public|tables)\.ts$/,
    ],
    reason: 'a feature may change all but its public.ts and tables.ts without asking the others',
  },
  {
    name: 'server',
    files: SERVER,
    mayImport: [SERVER, RULES, CONTRACT],
    reason: 'it puts the server together',
  },
  {
    name: 'web/ui',
    files: WEB_UI,
    mayImport: [WEB_STYLES],
    packages: BROWSER,
    reason: 'a button that knows of groups is no button any more',
  },
  {
    name: 'web/art',
    files: WEB_ART,
    mayImport: [ART, WEB_STYLES, /^packages\/rules\/src\/words\.ts$/],
    packages: BROWSER,
    reason: 'a drawing of ours shows the facts that it is given',
  },
  {
    name: 'web/platform',
    files: WEB_PLATFORM,
    // the table of routes is data: it names the pages and imports none
    mayImport: [RULES, CONTRACT, ART, WEB_UI, WEB_ART, /^apps\/web\/src\/routes\.ts$/],
    packages: BROWSER,
    reason: 'it carries any feature and so knows none',
  },
  {
    name: 'web/features',
    files: /^apps\/web\/src\/features\/[^/]+\//,
    mayImport: [
      WEB_PLATFORM,
      WEB_UI,
      WEB_ART,
      ART,
      WEB_STYLES,
      RULES,
      CONTRACT,
      /^apps\/web\/src\/features\/[^/]+\/public\//,
    ],
    packages: BROWSER,
    reason: 'a feature may change all but its public folder without asking the others',
  },
  {
    name: 'web',
    files: /^apps\/web\/src\//,
    mayImport: [WEB, RULES, CONTRACT, ART],
    packages: BROWSER,
    reason: 'it is what a browser loads',
  },
]

/** Imports, type imports, re-exports and import(). TypeScript 7 has no compiler API. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g

export const importsOf = (text: string): string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(([, specifier = '']) => specifier)

const isOurs = (specifier: string) => /^(\.|@turnout\/)/.test(specifier)

/** `./line.ts`, `@turnout/rules/line` and `@turnout/art/ball.tsx` become paths from the root. */
export function targetOf({ path }: Pick<SourceFile, 'path'>, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.replace(
    /^@turnout\/(\w+)\/(.*?)(\.tsx?)?$/,
    (_, name, file, type = '.ts') => `packages/${name}/src/${file}${type}`,
  )
}

/** These files and everything that they import, directly or not, packages included, each with its first importer. */
export function reachedFrom(roots: readonly string[], files: readonly SourceFile[]): Map<string, string> {
  const known = new Map(files.map((file) => [file.path, file]))
  const reached = new Map(roots.map((root) => [root, root]))
  // the loop also visits what it adds
  for (const path of reached.keys()) {
    const file = known.get(path)
    if (!file) continue
    for (const specifier of importsOf(file.text)) {
      const target = targetOf(file, specifier)
      if (!reached.has(target)) reached.set(target, path)
    }
  }
  return reached
}

/** The forbidden imports of a file, each as a sentence. */
export function importViolations(file: SourceFile): string[] {
  const layer = LAYERS.find(({ files: lives }) => lives.test(file.path))
  if (!layer) return []
  return importsOf(file.text)
    .filter((specifier) => !mayImport(file, layer, specifier))
    .map((specifier) => `${file.path} imports '${specifier}'. ${layer.name} may not: ${layer.reason}.`)
}

function mayImport(file: SourceFile, layer: Layer, specifier: string): boolean {
  const isForTests = isTest(file) || isTesting(file)
  if (!isOurs(specifier)) return isForTests || !layer.packages || layer.packages.test(specifier)
  const target = targetOf(file, specifier)
  if (isTesting({ path: target })) return isForTests
  const folder = layer.files.exec(file.path)?.[0] ?? ''
  if (target.startsWith(folder) || layer.mayImport.some((allowed) => allowed.test(target))) return true
  // a test of the server may import all of the server, because it starts one
  return (
    isForTests && SERVER.test(file.path) && [SERVER, RULES, CONTRACT].some((allowed) => allowed.test(target))
  )
}

/** What the rules may not use even without an import: time, chance and the outside world. */
const IMPURE =
  /\b(Date\.now|new Date|Date\.parse|Math\.random|performance\.|crypto\.|setTimeout|setInterval|queueMicrotask|console\.|process\.|globalThis|fetch\()/

export const impureLines = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => IMPURE.test(line))
    .map((line) => line.trim())
