import { expect, test } from 'vitest'
import { TYPE_IMPORT } from './import-circles.ts'
import { importsOf, targetOf } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

const files = new Map(sourceFiles.map((file) => [file.path, file]))

/** Each takes a start 25 to 240 ms of processor and 8 to 33 MB of memory, and most starts never need it. */
const LATER = ['@simplewebauthn/server', 'nodemailer', 'openid-client', 'sharp', 'web-push']

/** What is loaded before the program answers, and the file that asks for it. */
function loadedBy(root: string): Map<string, string> {
  const loaded = new Map<string, string>()
  const visit = (path: string) => {
    const file = files.get(path)
    if (!file) return
    const text = file.text.replaceAll(TYPE_IMPORT, '').replaceAll('import(', 'later(')
    for (const specifier of importsOf(text)) {
      const target = targetOf(file, specifier)
      if (loaded.has(target)) continue
      loaded.set(target, path)
      visit(target)
    }
  }
  visit(root)
  return loaded
}

test('a start of the server loads no library that only some requests need', () => {
  const loaded = loadedBy('apps/server/src/main.ts')
  expect(loaded.get('fastify')).toBeDefined()
  expect(
    LATER.filter((library) => loaded.has(library)).map((library) => [library, loaded.get(library)]),
  ).toEqual([])
})
