import { expect, test } from 'vitest'
import { isCode, isTest, isTesting, read, sourceFiles, withoutComments } from './source-files.ts'

/** `[M3]`, `[A7]`, `[I5b]`, also several as in `[I3] [I6]`; ids of rules have a hyphen and do not match. */
const ID = /\[([MABCDEI]\d{1,2}b?)\]/g
const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([, id = '']) => id)

const page = read('docs/security.md')

interface Line {
  id: string
  shown: string
}

/** A line of the table: its id, its claim, and what proves it. */
const lines: Line[] = [...page.matchAll(/^\| ([MABCDEI]\d{1,2}b?) \| .+ \| (.+) \|$/gm)].map(
  ([, id = '', shown = '']) => ({ id, shown }),
)
const tested = new Set(sourceFiles.filter(isTest).flatMap(({ text }) => idsIn(text)))
const claimed = lines.filter(({ shown }) => /\btests?\b/.test(shown)).map(({ id }) => id)

test('docs/security.md has one line for every claim', () => {
  const ids = lines.map(({ id }) => id)
  const numbered = (letter: string, many: number) =>
    Array.from({ length: many }, (_, nr) => `${letter}${nr + 1}`)
  const all = [
    ...numbered('M', 11),
    ...numbered('A', 23),
    ...numbered('B', 22),
    ...numbered('C', 9),
    ...numbered('D', 13),
    ...numbered('E', 7),
    ...numbered('I', 28),
    'I5b',
  ]
  expect([...ids].sort()).toEqual(all.sort())
})

test('every line that claims a test has one with its [id] in the title', () => {
  expect(claimed.length).toBeGreaterThan(70)
  expect(claimed.filter((id) => !tested.has(id))).toEqual([])
})

test('every [id] in the title of a test has its line', () => {
  const known = new Set(lines.map(({ id }) => id))
  expect([...tested].filter((id) => !known.has(id))).toEqual([])
})

const product = sourceFiles.filter(
  (file) => isCode(file) && !isTest(file) && !isTesting(file) && /^(apps|packages)\//.test(file.path),
)

/** Places where a statement is built from names in our own code. */
const OWN_NAMES =
  /^apps\/server\/src\/(platform\/(db|backup|jobs|live|http)\/|cli\.ts|jobs\.ts|retention|features\/groups\/search\.ts)/

test('[B2] no feature puts text into a statement: values are parameters', () => {
  const spliced = product
    .filter(({ path }) => path.startsWith('apps/server/src/features/') && !OWN_NAMES.test(path))
    .filter(({ text }) => /\b(query|sql)\.raw\(|\.(execute|query)\(\s*`[^`]*\$\{/.test(withoutComments(text)))
  expect(spliced.map(({ path }) => path)).toEqual([])
})

test('[B5] no page is built from text: names are shown as text', () => {
  expect(read('biome.json')).toContain('"noDangerouslySetInnerHtml": "error"')
  const made = product
    .filter(({ path }) => path.startsWith('apps/web/src/'))
    .filter(({ text }) =>
      /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval)\b\s*[(=]/.test(withoutComments(text)),
    )
  expect(made.map(({ path }) => path)).toEqual([])
})

test('[A20] a field for a password can be filled by a keeper of passwords, and pasting is nobody’s business', () => {
  const fields = product.filter(({ path, text }) => path.endsWith('.tsx') && /autoComplete=/.test(text))
  const said = fields.map(({ text }) => text).join('\n')
  expect(said).toContain('new-password')
  expect(said).toContain('current-password')
  expect(product.filter(({ text }) => /onPaste=/.test(text)).map(({ path }) => path)).toEqual([])
})

const packages = ['package.json', 'apps/server/package.json', 'apps/web/package.json'].map((path) => ({
  path,
  ...(JSON.parse(read(path)) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >),
}))

test('[E6] every package has one exact version, and the server depends on at most 25', () => {
  const loose = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  )
  expect(loose).toEqual([])
  const server = packages.find(({ path }) => path === 'apps/server/package.json')
  const foreign = Object.keys(server?.dependencies ?? {}).filter((name) => !name.startsWith('@turnout/'))
  expect(foreign.length).toBeLessThanOrEqual(25)
  for (const name of foreign)
    expect(page, `docs/security.md says why there is ${name}`).toContain(`\`${name}\``)
})

test('[E4] no file in the repository contains a key', () => {
  const KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b/
  expect(sourceFiles.filter(({ text }) => KEY.test(text)).map(({ path }) => path)).toEqual([])
})
