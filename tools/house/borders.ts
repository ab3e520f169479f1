import { posix } from 'node:path'
import { isTest, isTesting, type SourceFile, withoutComments } from './source-files.ts'

/** A part of the house: which files live in it, what they may import, and why no more than that. */
interface Part {
  name: string
  lives: RegExp
  /** Of ours, as paths from the root. Its own folder is always allowed. */
  ours: readonly RegExp[]
  /** Packages from elsewhere; every other is refused. Left out: any. */
  packages?: RegExp
  because: string
}

const RULES = /^packages\/rules\/src\//
const CONTRACT = /^packages\/contract\/src\//
const SERVER = /^apps\/server\//
const SERVER_PLATFORM = /^apps\/server\/src\/platform\//
const WEB = /^apps\/web\//
const WEB_STYLES = /^apps\/web\/src\/styles\//
const WEB_UI = /^apps\/web\/src\/ui\//
const WEB_ART = /^apps\/web\/src\/art\//
const WEB_PLATFORM = /^apps\/web\/src\/platform\//
const BROWSER = /^(?!node:)/

/** Who may import whom. The first part in which a file lives is its own. */
const PARTS: readonly Part[] = [
  {
    name: 'rules',
    lives: RULES,
    ours: [],
    packages: /^$/,
    because: 'a rule must run anywhere, on the server, on a phone and in a test of a millisecond',
  },
  {
    name: 'contract',
    lives: CONTRACT,
    ours: [RULES],
    packages: /^zod$/,
    because: 'the web carries it too, and a promise knows neither who keeps it nor who asks for it',
  },
  {
    name: 'server/platform',
    lives: SERVER_PLATFORM,
    // how a form becomes a body is the same for every call, as an endpoint and a problem are; every mail asks what a link is
    ours: [/^packages\/contract\/src\/(endpoint|problem|wire\/(form|link))\.ts$/],
    because: 'it carries any feature and so knows none; of the contract it needs only what every call has',
  },
  {
    name: 'server/features',
    lives: /^apps\/server\/src\/features\/[^/]+\//,
    ours: [
      SERVER_PLATFORM,
      /^apps\/server\/src\/deps\.ts$/,
      RULES,
      CONTRACT,
      /^apps\/server\/src\/features\/[^/]+\/(public|tables)\.ts$/,
    ],
    because: 'a feature may change all but its public.ts and tables.ts without asking the others',
  },
  { name: 'server', lives: SERVER, ours: [SERVER, RULES, CONTRACT], because: 'it puts the server together' },
  {
    name: 'web/ui',
    lives: WEB_UI,
    ours: [WEB_STYLES],
    packages: BROWSER,
    because: 'a button that knows of groups is no button any more',
  },
  {
    name: 'web/art',
    lives: WEB_ART,
    ours: [WEB_STYLES, /^packages\/rules\/src\/words\.ts$/],
    packages: BROWSER,
    because: 'a drawing is a pure function of the facts that it is given',
  },
  {
    name: 'web/platform',
    lives: WEB_PLATFORM,
    ours: [RULES, CONTRACT, WEB_UI],
    packages: BROWSER,
    because: 'it carries any feature and so knows none',
  },
  {
    name: 'web/features',
    lives: /^apps\/web\/src\/features\/[^/]+\//,
    ours: [
      WEB_PLATFORM,
      WEB_UI,
      WEB_ART,
      WEB_STYLES,
      RULES,
      CONTRACT,
      /^apps\/web\/src\/features\/[^/]+\/public\//,
    ],
    packages: BROWSER,
    because: 'a feature may change all but its public folder without asking the others',
  },
  {
    name: 'web',
    lives: /^apps\/web\/src\//,
    ours: [WEB, RULES, CONTRACT],
    packages: BROWSER,
    because: 'it is what a browser loads',
  },
]

/** Imports, type imports, re-exports and import(). TypeScript 7 has no compiler to ask. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g

export const importsOf = (text: string): string[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(([, specifier = '']) => specifier)

const isOurs = (specifier: string) => /^(\.|@turnout\/)/.test(specifier)

/** `./line.ts` and `@turnout/rules/line` both are a path from the root. */
export function targetOf({ path }: Pick<SourceFile, 'path'>, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.replace(/^@turnout\/(\w+)\/(.*)$/, 'packages/$1/src/$2.ts')
}

/** What a file imports and may not, each as a sentence. */
export function trespasses(file: SourceFile): string[] {
  const part = PARTS.find(({ lives }) => lives.test(file.path))
  if (!part) return []
  return importsOf(file.text)
    .filter((specifier) => !mayImport(file, part, specifier))
    .map((specifier) => `${file.path} imports '${specifier}'. ${part.name} may not: ${part.because}.`)
}

function mayImport(file: SourceFile, part: Part, specifier: string): boolean {
  const helps = isTest(file) || isTesting(file)
  if (!isOurs(specifier)) return helps || !part.packages || part.packages.test(specifier)
  const target = targetOf(file, specifier)
  if (isTesting({ path: target })) return helps
  const folder = part.lives.exec(file.path)?.[0] ?? ''
  if (target.startsWith(folder) || part.ours.some((allowed) => allowed.test(target))) return true
  // a test of the server may meet the whole of it: it starts one
  return helps && SERVER.test(file.path) && [SERVER, RULES, CONTRACT].some((allowed) => allowed.test(target))
}

/** What the rules may not touch even without an import: the time, chance and the world. */
const WORLD =
  /\b(Date\.now|new Date|Date\.parse|Math\.random|performance\.|crypto\.|setTimeout|setInterval|queueMicrotask|console\.|process\.|globalThis|fetch\()/

export const worldlyWords = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => WORLD.test(line))
    .map((line) => line.trim())
