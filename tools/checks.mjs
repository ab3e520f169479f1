import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attemptBin, BINS, root } from './lib.mjs'

const server = join(root, 'apps/server')

// each checker reads the same types once more: on two cores four of them, as it is without a word, cost twice the work
export const typesFit = () => attemptBin('tsc', ['-b', '--checkers', '1', '--builders', '2'])
export const styleFits = () => attemptBin('biome', ['ci', '.'])

/** The committed migrations make exactly the tables that the code believes in. */
export function schemaFits() {
  if (!existsSync(join(server, 'drizzle/meta'))) return complain('There are no migrations.')
  const out = mkdtempSync(join(tmpdir(), 'turnout-schema-'))
  try {
    cpSync(join(server, 'drizzle'), out, { recursive: true })
    const before = readdirSync(out).length
    if (!generate('drift', out)) return false
    return readdirSync(out).length === before || complain('The tables differ from the migrations.')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Says what drizzle-kit said only if it failed: it has much to tell about every table that is fine. */
export function generate(name, out) {
  const env = { ...process.env, SCHEMA_OUT: out }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BINS.drizzle, 'generate', '--name', name], {
    cwd: server,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) console.error(stdout, stderr)
  return status === 0
}

function complain(what) {
  console.error(`${what} Run npm run schema.`)
  return false
}
