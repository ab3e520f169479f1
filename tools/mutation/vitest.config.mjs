import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/** An evening at random is played sixty times and not 200, always the same ones: its test runs for each change. */
const fewRuns = {
  name: 'few-runs',
  transform: (source) => ({ code: source.replaceAll(/numRuns: RUNS/g, 'numRuns: 60, seed: 1'), map: null }),
}

const isSlow = ({ moduleId }) => /everyScenario|fc\.assert/.test(readFileSync(moduleId, 'utf8'))

/** The first failure ends a run, so what takes seconds comes last. */
class QuickFirst extends BaseSequencer {
  sort = (files) => files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)))
}

/** The tests of the rules and the stored forms, but for those that play only at random. */
export default {
  plugins: [fewRuns],
  test: {
    include: ['packages/{rules,contract}/src/**/*.test.ts'],
    exclude: ['**/random-*.test.ts', '**/*-walk.test.ts', '**/season.test.ts'],
    isolate: false,
    testTimeout: 120_000,
    sequence: { sequencer: QuickFirst },
  },
}
