import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ensureInstall, root, run } from './lib.mjs'

ensureInstall()
ensureBuild()
const folder = join(root, 'bench')
const benches = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : []
if (benches.length === 0) console.log('There is nothing to measure yet: no bench/*.ts.')
for (const name of benches.sort()) run(process.execPath, ['--import', 'tsx', join('bench', name)])
