import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BaseSequencer, startVitest } from 'vitest/node'
import { root } from './lib.mjs'
import { plantedFaults, withFault } from './planted-faults.mjs'

// Runs the tests of the rules and the codecs with one planted fault. No file changes: the module is changed as it
// loads.
const [MISSED, FOUND, UNREADABLE] = [0, 1, 2]
// the random walks find what no other test does, so they go further here than in a normal run
process.env.STATES ??= '20000'
/** Without a number no fault is planted, to see that the tests pass. */
const fault = plantedFaults[Number(process.argv[2])]
const faultyFile = fault && join(root, fault.file)

const plant = {
  name: 'planted-fault',
  enforce: 'pre',
  transform: (source, id) => (id === faultyFile ? { code: withFault(source, fault), map: null } : null),
}

const sources = ['packages/rules/src', 'packages/contract/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(root, folder, path)),
)
const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
const importsOf = (path) =>
  [...texts.get(path).matchAll(/ from '(?:(\.[^']+)|@turnout\/rules\/([^']+))'/g)]
    .map(([, own, rules]) =>
      own ? join(dirname(path), own) : join(root, 'packages/rules/src', `${rules}.ts`),
    )
    .filter((imported) => existsSync(imported))

/** The number of imports between a test and each file that it loads. */
function distances(test) {
  const steps = new Map([[test, 0]])
  for (const [path, distance] of steps)
    for (const imported of importsOf(path)) if (!steps.has(imported)) steps.set(imported, distance + 1)
  return steps
}

const LONG = 100
const distanceOf = (test) => distances(test).get(faultyFile) ?? Number.POSITIVE_INFINITY
/** The file's own test first, then the nearest ones; tests that play for seconds come last. */
const rankOf = (test) =>
  (basename(test) === basename(faultyFile).replace('.ts', '.test.ts') ? 0 : distanceOf(test)) +
  (/everyScenario|STATES|SEASON|fc\.assert/.test(texts.get(test)) ? LONG : 0)

const tests = sources.filter((path) => path.endsWith('.test.ts'))
const reading = fault ? tests.filter((test) => distanceOf(test) < LONG) : tests

class NearestFirst extends BaseSequencer {
  sort = (specifications) =>
    fault ? specifications.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId)) : specifications
}

/** One failure is enough, and the rest of the run would only cost time. */
function leaveOnFailure(testCase) {
  if (testCase.result().state !== 'failed') return
  if (!fault) console.error(testCase.fullName)
  process.exit(FOUND)
}

const vitest = await startVitest(
  'test',
  reading,
  {
    root,
    config: false,
    watch: false,
    // a thread loads each module once, and an endless loop in it ends with the process
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    reporters: [{ onTestCaseResult: leaveOnFailure }],
    testTimeout: 120_000,
    sequence: { sequencer: NearestFirst },
  },
  { plugins: [plant] },
)
const modules = vitest.state.getTestModules()
const isMissed = modules.length > 0 && modules.every((module) => module.ok())
// without a failed test, a module could not be loaded
for (const error of modules.flatMap((module) => module.errors())) console.error(error.message)
process.exit(isMissed ? MISSED : UNREADABLE)
