import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../apps/server/src/testing/run-cli.ts'
import { report } from './support/measure.ts'
import { copyGameRows, createRunningGame, openProgram, poolOf } from './support/setup.ts'

/** A club of years: backed up while it runs, and restored where nothing was, by the commands of an operator. */
const ROWS = 100_000
const GAMES_AT_ONCE = 200
/** What trust.md asks of either. */
const AIM_S = 60

const seconds = async (work: () => Promise<string>) => {
  const began = performance.now()
  const said = await work()
  return { said, took: (performance.now() - began) / 1000 }
}

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
  const backup = await seconds(() => runCli({ DATA_DIR: program.dataDir }, 'backup', file))
  const restore = await seconds(() => runCli({ DATA_DIR: join(folder, 'data') }, 'restore', file))
  const figure = (what: string, took: number) => ({
    what,
    unit: 's',
    baseline: 'a minute',
    ours: [took],
    bare: [AIM_S],
    aim: { of: 'ours' as const, atMost: AIM_S },
  })
  report('backup', {
    figures: [figure('backup while it runs', backup.took), figure('restore to nothing', restore.took)],
    notes: [backup.said.replace(file, 'the file'), restore.said],
  })
} finally {
  await program.remove()
  rmSync(folder, { recursive: true, force: true })
}
