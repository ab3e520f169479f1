import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spawnGuard } from './guard.ts'
import { databasePaths } from './paths.ts'

/** Ignores SIGINT, as PostgreSQL does in the middle of a recovery. */
const DEAF = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('runs')"

test('a database that does not shut down in order after its program ended is stopped at once', async () => {
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

test('a log that is a link is not written through, so root writes nowhere else for the owner of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-link-'))
  const elsewhere = join(folder, 'elsewhere')
  const log = join(folder, 'postgres.log')
  writeFileSync(elsewhere, 'as it was')
  symlinkSync(elsewhere, log)
  const paths = { ...databasePaths(folder), log }
  expect(() => spawnGuard([process.execPath, '-e', 'console.log(1)'], { command: [] }, paths, {})).toThrow(
    'is a link',
  )
  expect(readFileSync(elsewhere, 'utf8')).toBe('as it was')
  rmSync(folder, { recursive: true })
})
