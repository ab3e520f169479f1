import { spawnSync } from 'node:child_process'
import { ensureInstall, root } from './lib.mjs'

// Stryker changes the named files of the rules and the stored forms, one operator at a time, and counts which changes
// no test finds: npm run test:mutation -- team-queue next-match. It needs a later Node than we do, and brings it.
const STRYKER = '10.1.1'

const names = process.argv.slice(2)
if (names.length === 0) {
  console.error('Which files? Their names without .ts, such as team-queue.')
  process.exit(1)
}

ensureInstall()
const packages = ['node@24', `@stryker-mutator/core@${STRYKER}`, `@stryker-mutator/vitest-runner@${STRYKER}`]
const { status } = spawnSync(
  'npx',
  [
    '--yes',
    ...packages.flatMap((name) => ['--package', name]),
    ...['stryker', 'run', 'tools/mutation/stryker.config.mjs'],
    ...['--mutate', names.map((name) => `packages/*/src/**/${name}.ts`).join()],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, MUTATED: names.join(' ') },
  },
)
process.exit(status ?? 1)
