import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addMigration, migrations } from './checks.mjs'
import { ensureInstall } from './lib.mjs'

// one migration per change, because existing databases have the earlier ones: npm run schema -- known-devices
ensureInstall()
const [name = 'change'] = process.argv.slice(2)
if (addMigration(name) === 'failed') process.exit(1)

// the next change is computed from the newest snapshot alone
const snapshots = readdirSync(join(migrations, 'meta')).filter((file) => file.endsWith('_snapshot.json'))
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(migrations, 'meta', older))
