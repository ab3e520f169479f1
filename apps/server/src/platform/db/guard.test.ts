import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** As PostgreSQL does when it is told to stop in the middle of a recovery. */
const DEAF = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('runs')"

test('a database that does not stop in order when its program is gone is stopped at once', async () => {
  const guard = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-guard.js'), '-', '-', process.execPath, '-e', DEAF],
    { env: { ...process.env, ORDERLY_MS: '100' } },
  )
  await once(guard.stdout, 'data')
  guard.stdin.end()
  const [code] = await once(guard, 'exit')
  expect(code).toBe(1)
})
