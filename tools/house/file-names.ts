import { COMMON_FILES, FEATURE_FILES, PARTS } from './feature-files.ts'
import { isTest, nameOf, type SourceFile, withoutComments } from './source-files.ts'

/** `joinGroup` is in `join-group.ts`. */
export const handlerFile = (name: string): string =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

const SERVER_FEATURE = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/
const WEB_FEATURE = /^apps\/web\/src\/features\/([^/]+)\/(?:public\/)?(.+)$/

/** Words that tell where something was put and not what it is. */
const VAGUE_NAMES =
  /^(utils?|helpers?|common|misc|shared|lib|constants|types|hooks|components|services?|manager|index)\./

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|module|config|d))?\.(ts|tsx|mts|mjs|js|css)$/

/** What is wrong with the name of a file, as sentences. */
export function misnamed(file: Pick<SourceFile, 'path'>, handlerFiles: ReadonlySet<string>): string[] {
  const name = nameOf(file.path)
  if (!KEBAB.test(name)) return [`${file.path}: file names are kebab-case.`]
  if (VAGUE_NAMES.test(name) && !file.path.startsWith('tools/'))
    return [`${file.path}: a file is named after what it is, and '${name}' could hold anything.`]
  return [...unknownServerFile(file, handlerFiles), ...nestedWebFile(file)]
}

function unknownServerFile(file: Pick<SourceFile, 'path'>, handlerFiles: ReadonlySet<string>): string[] {
  const [, feature = '', name = ''] = SERVER_FEATURE.exec(file.path) ?? []
  if (feature === '' || isTest(file)) return []
  if (name.includes('/')) return [`${file.path}: a feature is one folder without folders in it.`]
  if (name in COMMON_FILES || PARTS.test(name) || handlerFiles.has(name)) return []
  if (FEATURE_FILES[feature]?.includes(name.replace(/\.ts$/, ''))) return []
  return [
    `${file.path} is named after no call of the contract and is no word of a feature's vocabulary. ` +
      'Move it to where it belongs, or list it in tools/house/feature-files.ts and say in it what it is for.',
  ]
}

function nestedWebFile(file: Pick<SourceFile, 'path'>): string[] {
  const [, feature = '', name = ''] = WEB_FEATURE.exec(file.path) ?? []
  if (feature === '') return []
  return name.includes('/')
    ? [`${file.path}: a feature is one folder with no other in it than 'public'.`]
    : []
}

/** Entries of the list above without a file. */
export const listedButMissing = (files: readonly SourceFile[]): string[] =>
  Object.entries(FEATURE_FILES).flatMap(([feature, names]) =>
    names
      .map((name) => `apps/server/src/features/${feature}/${name}.ts`)
      .filter((path) => !files.some((file) => file.path === path)),
  )

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`-${name}`)

const exportsName = (text: string, name: string) =>
  new RegExp(`export (async )?(function\\*?|const|class) ${name}\\b`).test(text)

/** A file that is named after something must export it: a verb its handler, a page its page, use-x its hook. */
export function missingExport(file: SourceFile, handlerFiles: ReadonlySet<string>): string[] {
  if (isTest(file)) return []
  const name = nameOf(file.path)
  const baseName = name.replace(/\.tsx?$/, '')
  const wanted = SERVER_FEATURE.test(file.path)
    ? handlerFiles.has(name) && camel(baseName)
    : WEB_FEATURE.test(file.path) &&
      (/-page\.tsx$/.test(name) ? pascal(baseName) : /^use-.*\.tsx?$/.test(name) && camel(baseName))
  return wanted && !exportsName(file.text, wanted)
    ? [`${file.path} is named after ${wanted} and does not export it.`]
    : []
}

const LINES = { source: 250, test: 400 }

/** Files from before there was a limit for style sheets and texts; an entry is removed when its file is split. */
const STILL_LONG = new Set(['apps/web/src/features/live-match/scoreboard.module.css'])

export function tooLong(file: SourceFile): string[] {
  if (STILL_LONG.has(file.path)) return []
  const max = isTest(file) ? LINES.test : LINES.source
  const lines = file.text.trimEnd().split('\n').length
  return lines > max ? [`${file.path} has ${lines} lines; above ${max} a file is two things.`] : []
}

const ANY_TYPE = /(:|<|\bas|\||,)\s*any\b(?!\s*[:(=])|\bany\[\]/

/** Forbidden patterns in a file. A line with a biome-ignore comment and a reason may use `any`. */
export function forbiddenPatterns({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  const lines = text.split('\n')
  const anyLines = lines.filter(
    (line, index) =>
      ANY_TYPE.test(inCode(line)) &&
      !/biome-ignore lint\/suspicious\/noExplicitAny/.test(lines[index - 1] ?? ''),
  )
  return [
    ...(/^export default\b/m.test(code) && !/\.config\.ts$/.test(path)
      ? [`${path} has a default export: a name that everybody may change is no name.`]
      : []),
    ...(isBarrel(code) && !['public.ts', 'endpoints.ts'].includes(nameOf(path))
      ? [`${path} only hands on what other files export: import it from where it is.`]
      : []),
    ...anyLines.map((line) => `${path} says any: ${line.trim()}`),
  ]
}

/** Without strings and comments, where 'any' is an ordinary word. */
const inCode = (line: string): string =>
  line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''").replace(/\/\/.*$|^\s*\/?\*.*$/, '')

/** Re-exporting an external package gives it one import; re-exporting our own files only hides where things are. */
const isBarrel = (code: string): boolean =>
  code.trim() !== '' &&
  code.replaceAll(/export\s+(type\s+)?(\*[^'{}]*|\{[^}]*\}\s*)from\s*'\.[^']*'/g, '').trim() === ''
