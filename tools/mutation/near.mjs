import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const sources = globSync('packages/{rules,contract}/src/**/*.ts').map((path) => ({
  path,
  name: basename(path, '.ts'),
  text: readFileSync(path, 'utf8'),
}))
const importersOf = (names) =>
  sources.filter(({ text }) => names.some((name) => text.includes(`/${name}.ts'`)))

/** The tests that import a file, directly or through another one. */
export function testsNear(path, tests) {
  const name = basename(path, '.ts')
  const importers = importersOf([name]).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))
  const near = new Set(importersOf([name, ...importers.map(({ name }) => name)]).map(({ path }) => path))
  return path.includes('/apps/') ? tests : tests.filter((test) => near.has(test))
}
