import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from './checks.mjs'
import { ensureInstall, root, runBin } from './lib.mjs'

// Nothing has been released yet, so there is one migration and it is written anew. From the first release
// on, this script only ever adds one: the databases out there have to follow.
ensureInstall()
rmSync(join(root, 'apps/server/drizzle'), { recursive: true, force: true })
if (!generate('initial', './drizzle')) process.exit(1)
runBin('drizzle', ['check'], { cwd: join(root, 'apps/server') })
