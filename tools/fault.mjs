import { FAULT_TESTS } from './fault-tests.mjs'
import { ensureBuild, ensureInstall } from './lib.mjs'
import { runTestsWithLossReports } from './loss-reports.mjs'

// The long form of what `npm test` does in short: npm run test:NAME.
const [name] = process.argv.slice(2)
const fault = FAULT_TESTS[name]
if (!fault) {
  console.error('Which one?')
  for (const [name, { what, lengths }] of Object.entries(FAULT_TESTS))
    console.error(`${name}: ${what} (${Object.keys(lengths).join(', ')})`)
  process.exit(1)
}

ensureInstall()
ensureBuild(['apps/server'])
fault.install?.()
// a length in the environment overrides ours
const env = { ...fault.lengths, ...process.env }
const lengths = Object.keys(fault.lengths).map((length) => `${length}=${env[length]}`)
console.log([fault.what, ...lengths].join(' '))
const { wentWell, lossReports } = runTestsWithLossReports(
  ['run', '--testTimeout=14400000', ...fault.files],
  env,
)
for (const line of lossReports) console.log(line)
process.exit(wentWell ? 0 : 1)
