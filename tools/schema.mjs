import { join } from 'node:path'
import { generate } from './checks.mjs'
import { ensureInstall, root, runBin } from './lib.mjs'

// one migration a change, as databases out there have the ones before it: npm run schema -- known-devices
ensureInstall()
const [name = 'change'] = process.argv.slice(2)
if (!generate(name, './drizzle')) process.exit(1)
runBin('drizzle', ['check'], { cwd: join(root, 'apps/server') })
