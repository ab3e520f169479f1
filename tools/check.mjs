import { schemaFits, styleFits, typesFit } from './checks.mjs'
import { attemptBin, ensureInstall } from './lib.mjs'

/** The checks that take less than a minute: everything but the tests that need a database or a browser. */
const UNITS = [
  ...['rules', 'contract', 'house', 'web'].flatMap((name) => ['--project', name]),
  ...['--exclude', 'tools/start.test.ts'],
]

ensureInstall()
const types = typesFit()
const steps = [
  ['style', styleFits],
  ['unused code', () => attemptBin('knip', [])],
  ['schema', schemaFits],
  ['unit tests', () => attemptBin('vitest', ['run', ...UNITS])],
]
const broken = steps.filter(([, holds]) => !holds()).map(([name]) => name)
if (!(await types)) broken.unshift('types')
console.log(broken.length > 0 ? `Not yet: ${broken.join(', ')}.` : 'All is well.')
process.exit(broken.length > 0 ? 1 : 0)
