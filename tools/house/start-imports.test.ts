import { expect, test } from 'vitest'
import { reachedFrom } from './import-rules.ts'
import { sourceFiles } from './source-files.ts'

/** Each costs a start 25 to 240 ms of processor time and 8 to 33 MB of memory, and most starts never need it. */
const LATER = ['@simplewebauthn/server', 'nodemailer', 'openid-client', 'sharp', 'web-push']

const TYPE_IMPORT = /^(import|export) type [^;]*? from '[^']*'/gm

/** Without type imports, which are removed at run time, and without dynamic imports. */
const loadedFirst = sourceFiles.map((file) => ({
  ...file,
  text: file.text.replaceAll(TYPE_IMPORT, '').replaceAll('import(', 'later('),
}))

test('a start of the server loads no library that only some requests need', () => {
  const loaded = reachedFrom(['apps/server/src/main.ts'], loadedFirst)
  expect(loaded.get('fastify')).toBeDefined()
  expect(
    LATER.filter((library) => loaded.has(library)).map((library) => [library, loaded.get(library)]),
  ).toEqual([])
})
