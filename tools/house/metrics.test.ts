import { expect, test } from 'vitest'
import { isTest, read, sourceFiles } from './source-files.ts'

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()

const code = sourceFiles
  .filter((file) => file.path.startsWith('apps/server/src/') && !isTest(file))
  .map(({ text }) => text)
  .join('\n')

/** Each with its help text, as one of several gauges or as the name of a counter or histogram. */
const exported = namesIn(code, /\b(turnout_\w+)(?::\s+'|',\n\s+help:)/g)

test('every metric that the program exports is on the dashboard and in the table for operators, and no other', () => {
  expect(exported.length).toBeGreaterThan(15)
  expect(namesIn(read('docs/dashboard.json'), /\b(turnout_\w+?)(?:_bucket|_count)?\b/g)).toEqual(exported)
  const rows = read('docs/operating.md').match(/^\| `turnout_.*$/gm) ?? []
  expect(namesIn(rows.map((row) => row.split(' | ')[0]).join(), /`(turnout_\w+)`/g)).toEqual(exported)
})
