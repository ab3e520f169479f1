import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import './hooks.mjs'
import { testsNear } from './near.mjs'
import { closeSuites, openSuites, runTest, testsIn } from './tests.mjs'

const LEFT_OUT = /random-|-walk\.test|season\.test|-model\.test/

fc.configureGlobal({ numRuns: 20, seed: 1, endOnFailure: true })

/** The tests stay loaded: the files contain all changes already, and each one is only switched on. */
class OneProcess {
  #state = Object.assign(globalThis, { __stryker__: globalThis.__stryker__ ?? {} }).__stryker__
  #files = globSync(process.env.MUTATION_TESTS.split(' ')).filter((file) => !LEFT_OUT.test(file))
  #tests = new Map()
  #spent = new Map()
  #open = ''

  /** A change to what a module does when it loads runs in a separate process. */
  capabilities = () => ({ reloadEnvironment: false })

  async dryRun() {
    const tests = []
    for (const file of this.#files) {
      for (const test of await this.#testsOf(file)) {
        await this.#openFor(test)
        this.#state.currentTestId = test.id
        const failureMessage = await this.#failureOf(test)
        this.#state.currentTestId = undefined
        const timeSpentMs = this.#spent.get(test.id)
        tests.push({ ...test, timeSpentMs, status: failureMessage ? 1 : 0, failureMessage })
      }
    }
    const { mutantCoverage } = this.#state
    // games that are played both while the tests load and in them
    for (const covered of Object.values(mutantCoverage.perTest))
      for (const id of Object.keys(covered)) delete mutantCoverage.static[id]
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant: { id, fileName }, mutantActivation, testFilter, hitLimit }) {
    const state = Object.assign(this.#state, { activeMutant: undefined, hitCount: 0, hitLimit })
    if (mutantActivation === 'static') state.activeMutant = id
    let nrOfTests = 0
    const killed = async (killedBy, failureMessage) => {
      state.activeMutant = undefined
      await closeSuites() // the state that a change left behind is dropped
      return { status: 'killed', killedBy, failureMessage: String(failureMessage), nrOfTests }
    }
    try {
      for await (const test of this.#chosen(testFilter, fileName)) {
        await this.#openFor(test)
        state.activeMutant = id
        const failureMessage = await this.#failureOf(test)
        if (mutantActivation !== 'static') state.activeMutant = undefined
        nrOfTests += 1
        if (state.hitCount > hitLimit) return { status: 'timeout' }
        if (failureMessage) return killed([test.id], failureMessage)
      }
    } catch (error) {
      return killed([], `no test can begin: ${error}`)
    }
    return { status: 'survived', nrOfTests }
  }

  /** The fastest tests first. Without coverage, for a static change: the tests near the file, its own first. */
  async *#chosen(ids, changed) {
    if (!ids) {
      const own = (file) => basename(file, '.test.ts') === basename(changed, '.ts')
      const near = testsNear(changed, this.#files)
      for (const file of near.toSorted((a, b) => own(b) - own(a))) yield* await this.#testsOf(file)
      return
    }
    const read = []
    for (const file of new Set(ids.map(fileOf))) read.push(...(await this.#testsOf(file)))
    const asked = new Set(ids)
    // tests with a shared set-up stay together
    const rank = ({ id, hasSetUp }) => (hasSetUp ? this.#files.indexOf(fileOf(id)) : -1)
    const spent = ({ id }) => this.#spent.get(id) ?? 0
    yield* read.filter(({ id }) => asked.has(id)).toSorted((a, b) => rank(a) - rank(b) || spent(a) - spent(b))
  }

  async #openFor(test) {
    if (fileOf(test.id) !== this.#open) await closeSuites()
    this.#open = fileOf(test.id)
    await openSuites(test)
  }

  async #failureOf(test) {
    const began = performance.now()
    try {
      await runTest(test)
    } catch (error) {
      return error?.message || 'failed'
    } finally {
      this.#spent.set(test.id, Math.max(this.#spent.get(test.id) ?? 0, performance.now() - began))
    }
  }

  async #testsOf(file) {
    if (!this.#tests.has(file)) {
      const tests = await testsIn(() => import(pathToFileURL(resolve(file)).href))
      this.#tests.set(
        file,
        tests.map((test, at) => ({ ...test, id: `${file}#${at}` })),
      )
    }
    return this.#tests.get(file)
  }
}

const fileOf = (id) => id.split('#')[0]

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-process', injectableClass: OneProcess }]
