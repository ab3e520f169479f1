import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, ensureBuild, ensureInstall, root } from './lib.mjs'

/** `npm run bench` measures everything, `npm run bench -- groups` one thing of it; `--write` puts the tables into bench/README.md. */
const benches = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const said = process.argv.slice(2)
const wanted = said.filter((word) => word !== '--write')
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${benches.join(', ')}.`)
  process.exit(1)
}

ensureInstall()
ensureBuild()
const began = Date.now()
const script = (file, ...args) => attempt(process.execPath, ['--import', 'tsx', join('bench', file), ...args])
const failed = (wanted.length > 0 ? wanted : benches).filter((name) => {
  console.log(`\n${name}`)
  return !script(`${name}.ts`)
})
if (!script('support/publish.ts', ...said.filter((word) => word === '--write')))
  failed.push('drawing the charts')
console.log(`\n${Math.round((Date.now() - began) / 1000)} seconds; figures and charts are in bench/results.`)
if (failed.length > 0) {
  console.error(`These did not go well: ${failed.join(', ')}.`)
  process.exit(1)
}
