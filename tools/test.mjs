import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { schemaFits, styleFits, typesFit } from './checks.mjs'
import { ensureProgram, HEADLESS_SHELL, PGBOUNCER } from './debian-programs.mjs'
import { attemptBeside, ensureBuild, ensureInstall } from './lib.mjs'
import { ensureLibfaketime } from './libfaketime.mjs'
import { runTestsWithLossReports } from './loss-reports.mjs'

// If this ends early, in an install or a build: the last line reports a failure.
let hasReported = false
process.on('exit', () => hasReported || console.log('0 passed, 1 failed'))

// in parallel: one needs the network, the other the processor
const programs = attemptBeside(process.execPath, [join(import.meta.dirname, 'install-test-programs.mjs')])
ensureInstall()
const types = typesFit()
ensureBuild()
const style = styleFits()
const schema = schemaFits()
await programs
ensureLibfaketime()
ensureProgram(PGBOUNCER)
const checks = Object.entries({ browser: browserThere(), types: await types, style, schema }).map(
  ([name, holds]) => ({ name, holds }),
)
const tests = runTests()

for (const { name } of checks.filter(({ holds }) => !holds)) console.log(`Failed: ${name}`)
const passed = checks.filter(({ holds }) => holds).length + tests.passed
const failed = checks.filter(({ holds }) => !holds).length + tests.failed
if (tests.skipped > 0) console.log(`SKIPPED: ${tests.skipped} tests, see above`)
console.log(`${passed} passed, ${failed} failed`)
hasReported = true
process.exit(failed > 0 ? 1 : 0)

function browserThere() {
  try {
    ensureBrowser()
    ensureProgram(HEADLESS_SHELL)
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

/** Vitest prints for people, and writes its figures to a file for us. */
function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-figures-'))
  const figures = join(folder, 'figures.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${figures}`]
  const { wentWell, lossReports } = runTestsWithLossReports([...args, ...process.argv.slice(2)])
  for (const line of lossReports) console.log(line)
  try {
    return count(JSON.parse(readFileSync(figures, 'utf8')), wentWell)
  } catch {
    return { passed: 0, failed: 1, skipped: 0 } // it ended before it wrote figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(figures, wentWell) {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = figures
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
  const counted = numFailedTests + testResults.filter(isBroken).length // an unloadable file has no failed tests
  return { passed, failed: counted || (wentWell ? 0 : 1), skipped: numPendingTests + numTodoTests }
}
