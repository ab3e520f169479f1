import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const files = ['packages/rules/src', 'packages/contract/src']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, name: basename(path, '.ts'), text: readFileSync(path, 'utf8') }))
const importersOf = (names) => files.filter(({ text }) => names.some((name) => text.includes(`/${name}.ts'`)))

const mutated = process.env.MUTATED.split(' ')
const sources = importersOf(mutated).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))
/** Tests that import the file, or what imports it. All that reach it would run for minutes, for each change anew. */
const near = importersOf([...mutated, ...sources.map(({ name }) => name)])

/** An evening at random is played sixty times and not 200, always the same ones. */
const fewRuns = {
  name: 'few-runs',
  transform: (source) => ({ code: source.replaceAll(/numRuns: RUNS/g, 'numRuns: 60, seed: 1'), map: null }),
}

export default {
  plugins: [fewRuns],
  test: {
    include: near.map(({ path }) => path).filter((path) => path.endsWith('.test.ts')),
    exclude: ['**/random-*.test.ts', '**/*-walk.test.ts', '**/season.test.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
}
