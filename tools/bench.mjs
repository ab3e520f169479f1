import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ensureInstall, root, run } from './lib.mjs'

/** `npm run bench` measures everything, `npm run bench -- groups` one thing of it. */
const benches = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${benches.join(', ')}.`)
  process.exit(1)
}

ensureInstall()
ensureBuild()
for (const name of wanted.length > 0 ? wanted : benches) {
  console.log(`\n${name}`)
  run(process.execPath, ['--import', 'tsx', join('bench', `${name}.ts`)])
}
