import { commentsOf, isTest, nameOf, type SourceFile, withoutComments } from './source-files.ts'

interface BannedWord {
  wanted: string
  /** Names of the wire, the database or stored games, which a rename would break. */
  staying: ReadonlySet<string>
}

const ROW = /^\| ([a-z]+) \| ([^|]+) \| ([^|]*)\|$/gm

/** The table of the glossary under this heading. */
export function bannedWords(glossary: string, heading: string): ReadonlyMap<string, BannedWord> {
  const [table = ''] = glossary.split(`## ${heading}`)[1]?.split('\n## ') ?? []
  return new Map(
    [...table.matchAll(ROW)].flatMap(([, word = '', wanted = '', staying = '']) =>
      word === 'word'
        ? []
        : [
            [
              word,
              {
                wanted: wanted.trim(),
                staying: new Set([...staying.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
              },
            ],
          ],
    ),
  )
}

/** Splits names into words: `useLastSeen`, `LAST_SEEN` and `last-seen` have the same ones. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+|_/)
    .map((word) => word.toLowerCase())

/** Removes strings, templates and text between tags, which are for people; the expressions of a template stay. */
const withoutStrings = (text: string): string =>
  text
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, (template) =>
      [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code = '']) => code).join(' '),
    )
    .replaceAll(/>[^<>{}=;()]*</g, '><')

const identifiersOf = (text: string): Set<string> =>
  new Set(withoutStrings(withoutComments(text)).match(/[A-Za-z_$][\w$]*/g))

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Each banned word in a file's name and identifiers, with the term to use instead. */
export function bannedNames(file: SourceFile, banned: ReadonlyMap<string, BannedWord>): string[] {
  const fileName = nameOf(file.path).replace(/\..*$/, '')
  const inName = (name: string, mayStay: boolean): string[] =>
    wordsOf(name).flatMap((word) => {
      const entry = banned.get(word)
      if (!entry || (mayStay && entry.staying.has(name))) return []
      return [`${file.path}: '${name}' contains '${word}'. Use: ${entry.wanted}.`]
    })
  return [
    ...inName(camelCase(fileName), fileName.includes('-')),
    ...[...identifiersOf(file.text)].flatMap((name) => inName(name, true)),
  ]
}

/** Of `test('…'`, `describe('…'` and the line after a table of tests. */
const TITLE = /(?:\b(?:test|describe)\(|[\]`](?: as const)?\)\()\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g

const titlesOf = (file: SourceFile): string[] =>
  isTest(file) ? [...file.text.matchAll(TITLE)].map(([, , title = '']) => title) : []

/** Each banned word of a file's comments and titles of tests, with the words to use instead. */
export const bannedProse = (file: SourceFile, banned: ReadonlyMap<string, BannedWord>): string[] =>
  [...commentsOf(file.text), ...titlesOf(file)].flatMap((text) =>
    wordsOf(text).flatMap((word) => {
      const entry = banned.get(word)
      return entry ? [`${file.path}: '${word}' in '${text.slice(0, 80)}'. Use: ${entry.wanted}.`] : []
    }),
  )
