import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { attemptBin, attemptBinBeside, BINS, root } from './lib.mjs'

const server = join(root, 'apps/server')
export const migrations = join(server, 'drizzle')

// each checker reads the same types once more: on two cores four of them, as it is without a word, cost twice the work;
// beside other work, which leaves a core free now and then
export const typesFit = () => attemptBinBeside('tsc', ['-b', '--checkers', '1', '--builders', '2'])
export const styleFits = () => attemptBin('biome', ['ci', '.'])

/** The committed migrations make exactly the tables that the code believes in. */
export function schemaFits() {
  const out = mkdtempSync(join(tmpdir(), 'turnout-schema-'))
  try {
    cpSync(migrations, out, { recursive: true })
    return addMigration('drift', out) === 'unchanged' || complain('The tables differ from the migrations.')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/**
 * Says what drizzle-kit said only if it failed, for it has much to tell about every table that is fine. Its exit code is
 * 0 also when it could not read the folder.
 */
export function addMigration(name, out = migrations) {
  const before = readdirSync(out).length
  const args = [BINS.drizzle, 'generate', '--name', name]
  const env = { ...process.env, SCHEMA_OUT: relative(server, out) } // of an absolute path it makes another one
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: server, env, encoding: 'utf8' })
  if (stdout.includes('No schema changes')) return 'unchanged'
  if (readdirSync(out).length > before) return 'added'
  console.error(stdout, stderr)
  return 'failed'
}

function complain(what) {
  console.error(`${what} Run npm run schema.`)
  return false
}
