import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, ensureBuild, ensureInstall, root } from './lib.mjs'

/**
 * `npm run bench` runs all benches, `npm run bench -- groups` one; `--write` writes the tables into bench/README.md.
 */
const benches = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const args = process.argv.slice(2)
const wanted = args.filter((word) => word !== '--write')
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${benches.join(', ')}.`)
  process.exit(1)
}

ensureInstall()
ensureBuild()
const began = Date.now()
const script = (file) => attempt(process.execPath, ['--import', 'tsx', join('bench', file)])
const seconds = (startedAt) => Math.round((Date.now() - startedAt) / 1000)
const durations = []
const failed = []
// a failed bench does not affect the others: each stores its figures as soon as it has them
for (const name of wanted.length > 0 ? wanted : benches) {
  console.log(`\n${name}`)
  const since = Date.now()
  if (!script(`${name}.ts`)) failed.push(name)
  durations.push(`${name} ${seconds(since)}`)
}
if (args.includes('--write') && !script('support/publish.ts')) failed.push('writing the tables')
console.log(
  `\nSeconds: ${durations.join(', ')}; ${seconds(began)} in all. The figures are in bench/results/results.json.`,
)
if (failed.length > 0) {
  console.error(`These did not go well: ${failed.join(', ')}.`)
  process.exit(1)
}
