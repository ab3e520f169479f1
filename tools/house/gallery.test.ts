import { expect, test } from 'vitest'
import { importsOf, targetOf } from './import-rules.ts'
import { isTest, sourceFiles } from './source-files.ts'

const PAGE = 'apps/web/src/gallery/page.tsx'
const PART = /^apps\/web\/src\/(ui|art)\/[^/]+\.tsx$/
test('every part and every drawing hangs in the gallery, itself or as a piece of another', () => {
  const files = new Map(sourceFiles.map((file) => [file.path, file]))
  const shown = new Set<string>()
  const show = (path: string) => {
    const file = files.get(path)
    if (!file || shown.has(path)) return
    shown.add(path)
    for (const specifier of importsOf(file.text)) show(targetOf(file, specifier))
  }
  show(PAGE)
  const parts = [...files.keys()].filter((path) => PART.test(path) && !isTest({ path }))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((path) => !shown.has(path))).toEqual([])
})
