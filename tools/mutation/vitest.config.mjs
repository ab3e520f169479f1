import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const mutated = process.env.MUTATED.split(' ')

/** The file's own test and those that import it. All that reach it would run for minutes, for each change anew. */
const isNear = (test) =>
  mutated.some(
    (name) => basename(test) === `${name}.test.ts` || readFileSync(test, 'utf8').includes(`/${name}.ts'`),
  )

/** An evening at random is played sixty times and not 200, always the same ones. */
const fewRuns = {
  name: 'few-runs',
  transform: (source) => ({ code: source.replaceAll(/numRuns: RUNS/g, 'numRuns: 60, seed: 1'), map: null }),
}

export default {
  plugins: [fewRuns],
  test: {
    include: globSync('packages/{rules,contract}/src/**/*.test.ts').filter(isNear),
    exclude: ['**/random-*.test.ts', '**/*-walk.test.ts', '**/season.test.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
}
