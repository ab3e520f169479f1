import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ensureInstall, root } from './lib.mjs'
import { runTestsWithLossReports } from './loss-reports.mjs'

// The long form of what `npm test` does in short: npm run test:NAME. One file of tools/faults is one fault.
const names = readdirSync(join(root, 'tools/faults')).map((file) => file.replace(/\.mjs$/, ''))
const [name] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Which one? ${names.join(', ')}.`)
  process.exit(1)
}

ensureInstall()
ensureBuild(['apps/server'])
const { fault } = await import(`./faults/${name}.mjs`)
fault.install?.()
// what was set outside is the length that somebody wants
const env = { ...fault.lengths, ...process.env }
const lengths = Object.keys(fault.lengths).map((length) => `${length}=${env[length]}`)
console.log([fault.what, ...lengths].join(' '))
const { wentWell, lossReports } = runTestsWithLossReports(
  ['run', '--testTimeout=14400000', ...fault.files],
  env,
)
for (const line of lossReports) console.log(line)
process.exit(wentWell ? 0 : 1)
