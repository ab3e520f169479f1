import { expect, test } from 'vitest'
import { reachedFrom } from './import-rules.ts'
import { isTest, sourceFiles } from './source-files.ts'

const PAGE = 'apps/web/src/gallery/page.tsx'
const PART = /^apps\/web\/src\/(ui|art)\/[^/]+\.tsx$/
test('every part and every drawing is in the gallery, directly or inside another', () => {
  const shown = reachedFrom([PAGE], sourceFiles)
  const parts = sourceFiles.map(({ path }) => path).filter((path) => PART.test(path) && !isTest({ path }))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((path) => !shown.has(path))).toEqual([])
})
