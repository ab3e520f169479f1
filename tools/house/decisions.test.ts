import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from './source-files.ts'

const INDEX = 'README.md'
const MOST_WORDS = 300

const pages = readdirSync('docs/decisions')
  .filter((file) => file !== INDEX)
  .map((file) => {
    const text = read(`docs/decisions/${file}`)
    return { file, words: text.trim().split(/\s+/).length, hasStatus: /^(\*\*)?Status:/m.test(text) }
  })

test('a decision is read in two minutes', () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(({ words }) => words > MOST_WORDS)).toEqual([])
})

test('every decision has a status', () => {
  expect(pages.filter(({ hasStatus }) => !hasStatus)).toEqual([])
})

test('every decision is in the index', () => {
  const index = read(`docs/decisions/${INDEX}`)
  expect(pages.filter(({ file }) => !index.includes(`(${file})`))).toEqual([])
})
