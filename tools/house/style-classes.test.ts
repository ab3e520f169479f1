import { expect, test } from 'vitest'
import { targetOf } from './import-rules.ts'
import { nameOf, sourceFiles, withoutComments } from './source-files.ts'

const SHEET_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/** For each style sheet, what its importers read of it: `.name`, or `[` if the name is computed. */
const readOf = new Map<string, Set<string>>()
for (const file of sourceFiles)
  for (const [, variable, specifier = ''] of file.text.matchAll(SHEET_IMPORT)) {
    const sheet = targetOf(file, specifier)
    const reads = file.text.matchAll(new RegExp(`\\b${variable}(\\.\\w+|\\[)`, 'g'))
    readOf.set(sheet, new Set([...(readOf.get(sheet) ?? []), ...[...reads].map(([, read = '']) => read)]))
  }

const classesOf = (text: string) => {
  const selectors = withoutComments(text)
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  return new Set(selectors.match(/\.[a-zA-Z]\w*/g))
}

test('every class of a style sheet is on an element', () => {
  const sheets = sourceFiles.filter(({ path }) => path.endsWith('.module.css'))
  expect(sheets.length).toBeGreaterThan(100)
  const unused = sheets.flatMap(({ path, text }) => {
    const reads = readOf.get(path) ?? new Set()
    if (reads.has('[')) return []
    return [...classesOf(text)].filter((name) => !reads.has(name)).map((name) => `${nameOf(path)} ${name}`)
  })
  expect(unused).toEqual([])
})
