import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstall, root } from './lib.mjs'
import { areCodecs, asksDatabase, filesOf, GROUPS, testsOf } from './mutation/groups.mjs'

// Stryker changes the named files, one operator at a time, and counts the changes that no test finds: npm run
// test:mutation -- rules, or codecs, permissions, team-queue, features/chat/chat-command. It needs a newer Node than we
// do, and npx downloads that.
const STRYKER = '10.1.1'

const names = process.argv.slice(2)
if (names.length === 0) {
  console.error(
    `Which files? ${Object.keys(GROUPS).join(', ')}, or their names without .ts, such as team-queue.`,
  )
  process.exit(1)
}

ensureInstall()
const tests = testsOf(names)
const stopDatabase = asksDatabase(tests) ? await startDatabase() : undefined
const packages = ['node@24', `@stryker-mutator/core@${STRYKER}`]
const stryker = spawn(
  'npx',
  [
    '--yes',
    ...packages.flatMap((name) => ['--package', name]),
    ...['stryker', 'run', 'tools/mutation/stryker.config.mjs', '--mutate'],
    names.flatMap(filesOf).join(),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      MUTATION_TESTS: tests.join(' '),
      MUTATION_STATIC: areCodecs(names) ? '1' : '',
    },
  },
)
const [status] = await once(stryker, 'exit')
await stopDatabase?.()
process.exit(status ?? 1)

async function startDatabase() {
  const { register } = await import('tsx/esm/api')
  register()
  const { setup } = await import('../apps/server/src/testing/global-database.ts')
  return setup()
}
