import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { attemptBin, attemptBinBeside, BINS, root } from './lib.mjs'

const server = join(root, 'apps/server')
export const migrations = join(server, 'drizzle')

// each checker reads the shared types again: on two cores the default of four checkers costs twice the work; builders
// use a core that is free now and then
export const typesFit = () => attemptBinBeside('tsc', ['-b', '--checkers', '1', '--builders', '2'])
export const styleFits = () => attemptBin('biome', ['ci', '.'])

/** The committed migrations create exactly the tables in the code. */
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
 * Prints the output of drizzle-kit only if it failed, because it prints a lot about every table. Its exit code is 0
 * even when it could not read the folder.
 */
export function addMigration(name, out = migrations) {
  const before = readdirSync(out).length
  const args = [BINS.drizzle, 'generate', '--name', name]
  const env = { ...process.env, SCHEMA_OUT: relative(server, out) } // an absolute path gives another folder
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
