import { setTimeout } from 'node:timers/promises'
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect'
import * as vi from '@vitest/spy'
import * as chai from 'chai'

export { vi }

// The part of Vitest that our tests use, in one process that keeps its modules: Vitest itself would load them again
// for each of ten thousand changes.
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
)

expect.poll = (ask) => {
  const get =
    (_, matcher) =>
    (...expected) =>
      inTheEnd(async () => expect(await ask())[matcher](...expected))
  return new Proxy({}, { get })
}

async function inTheEnd(check, tries = 40) {
  try {
    return await check()
  } catch (error) {
    if (tries === 1) throw error
    await setTimeout(25)
    return inTheEnd(check, tries - 1)
  }
}

/** In the order of their declaration: `{ name, suites, run }`. */
const named = []
const newSuite = (name) => ({
  name,
  isOpen: false,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
})
let suites = []

export async function testsIn(read) {
  named.length = 0
  suites = [newSuite('')]
  await read()
  return named.map((test) => ({
    ...test,
    hasSetUp: test.suites.some(({ beforeAll }) => beforeAll.length > 0),
  }))
}

export const test = (name, run) =>
  named.push({ name: [...suites.map((suite) => suite.name), name].join(' ').trim(), suites, run })
test.skipIf = (isSkipped) => (isSkipped ? () => {} : test)
test.each = (...table) => eachOf(test, table)
export const describe = (name, inner) => {
  const outer = suites
  suites = [...outer, newSuite(name)]
  inner()
  suites = outer
}
describe.each = (...table) => eachOf(describe, table)
const hook = (moment) => (run) => suites.at(-1)[moment].push(run)
export const [beforeAll, afterAll] = [hook('beforeAll'), hook('afterAll')]
export const [beforeEach, afterEach] = [hook('beforeEach'), hook('afterEach')]

const opened = []

/** The set-up of suites stays for the next tests, until they are closed. */
export async function openSuites({ suites }) {
  for (const suite of suites.filter(({ isOpen }) => !isOpen)) {
    suite.isOpen = true
    opened.push(suite)
    for (const run of suite.beforeAll) await run()
  }
}

export async function closeSuites() {
  for (const suite of opened.splice(0).reverse()) {
    suite.isOpen = false
    for (const run of suite.afterAll) await run()
  }
}

export async function runTest({ suites, run }) {
  for (const run of suites.flatMap(({ beforeEach }) => beforeEach)) await run()
  await Promise.race([run(), unanswered()])
  for (const run of suites.flatMap(({ afterEach }) => afterEach)) await run()
}

/** For a change that makes a call never return. */
async function unanswered() {
  await setTimeout(60_000, undefined, { ref: false })
  throw new Error('no answer')
}

const eachOf = (declare, [rows, ...values]) => {
  const cases = rows.raw ? rowsOf(rows[0], values) : rows
  const spread = cases.every(Array.isArray)
  return (name, run) => {
    for (const [at, row] of cases.entries())
      declare(`${name} (${at})`, () => (spread ? run(...row) : run(row)))
  }
}

const rowsOf = (head, values) => {
  const columns = head.split('|').map((column) => column.trim())
  return Array.from({ length: values.length / columns.length }, (_, row) =>
    Object.fromEntries(columns.map((column, at) => [column, values[row * columns.length + at]])),
  )
}
