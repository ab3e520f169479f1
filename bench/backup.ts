import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../apps/server/src/testing/run-cli.ts'
import { timed } from './support/figures.ts'
import { report } from './support/measure.ts'
import { copyGameRows, createRunningGame, openProgram, poolOf } from './support/setup.ts'

/** A group with years of data: backed up while it runs and restored on an empty folder, by the operator's commands. */
const ROWS = 100_000
const GAMES_AT_ONCE = 200
/** Each of the two takes at most this long (docs/security.md, G20). */
const AIM_S = 60

const folder = mkdtempSync(join(tmpdir(), 'turnout-bench-backup-'))
const program = await openProgram()
try {
  const { gameId } = await createRunningGame(program)
  const pool = await poolOf(program)
  const rowsOf = async () => {
    await pool.query('analyze')
    const { rows } = await pool.query(
      "select sum(reltuples)::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    return Number(rows[0]?.rows)
  }
  while ((await rowsOf()) < ROWS) await copyGameRows(pool, gameId, GAMES_AT_ONCE)
  await pool.end()

  const file = join(folder, 'club.tar')
  const notes: string[] = []
  const figure = async (what: string, dataDir: string, command: string) => {
    const ms = await timed(async () => notes.push(await runCli({ DATA_DIR: dataDir }, command, file)))
    return {
      ...{ what, unit: 's', baseline: 'a minute', ours: [ms / 1000], bare: [AIM_S] },
      aim: { of: 'ours' as const, atMost: AIM_S },
    }
  }
  const figures = [
    await figure('backup while it runs', program.dataDir, 'backup'),
    await figure('restore to nothing', join(folder, 'data'), 'restore'),
  ]
  report('backup', { figures, notes: notes.map((note) => note.replace(file, 'the file')) })
} finally {
  await program.remove()
  rmSync(folder, { recursive: true, force: true })
}
