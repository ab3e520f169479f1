import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read } from './source-files.ts'

interface Package {
  license?: string
  dev?: boolean
  link?: boolean
}
const packages = Object.entries(JSON.parse(read('package-lock.json')).packages as Record<string, Package>)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

/** These licences require only their own text, which each package contains. */
const PERMISSIVE = /^(MIT|MIT-0|ISC|0BSD|CC0-1\.0|BlueOak-1\.0\.0|Apache-2\.0|BSD-[23]-Clause)$/

test('every package names its licence', () => {
  expect(packages.filter(({ license }) => !license)).toEqual([])
})

test('NOTICE.txt names every package that is served or run and whose licence requires more', () => {
  const notice = read('NOTICE.txt')
  const patterns = notice
    .match(/@[\w-]+\/[\w*-]+|(?<=Package: )[\w-]+/g)
    ?.map((name) => new RegExp(`^${name.replace('*', '.*')}$`))
  const unnamed = packages
    .filter(({ dev, license = '' }) => !dev && !PERMISSIVE.test(license))
    .filter(({ name }) => !patterns?.some((pattern) => pattern.test(name)))
  expect(unnamed).toEqual([])
  for (const [file] of notice.matchAll(/licenses\/[\w.-]+\.txt/g))
    expect(existsSync(join(import.meta.dirname, '../..', file)), file).toBe(true)
})

test('the built web app has the notice with the licence of its fonts', () => {
  expect(read('apps/web/dist/NOTICE.txt')).toMatch(/Special Gothic[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/)
})
