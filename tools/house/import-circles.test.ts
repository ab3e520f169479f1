import { expect, test } from 'vitest'
import { importCircles } from './import-circles.ts'
import { isCode, isTest, sourceFiles } from './source-files.ts'

test('no files import each other in a circle', () => {
  const code = sourceFiles.filter((file) => isCode(file) && !isTest(file))
  expect(
    importCircles(code).map((circle) => circle.join(' → ')),
    'Move what both need into a file that imports neither.',
  ).toEqual([])
})

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { x } from './${name}'`).join('\n'),
})

test('a circle is found with all of its files and nothing else', () => {
  expect(importCircles([file('a', 'b'), file('b', 'c'), file('c', 'b', 'd'), file('d')])).toEqual([
    ['b', 'c'],
  ])
  expect(importCircles([file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')])).toEqual([])
  expect(importCircles([file('a', 'a')])).toEqual([['a']])
  const typed = { path: 'a', text: "import type {\n  X,\n} from './b'" }
  expect(importCircles([typed, file('b', 'a')])).toEqual([])
})
