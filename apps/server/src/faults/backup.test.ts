import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { findRunningUrl } from '../platform/db/embedded.ts'
import { diskStorage } from '../platform/files/disk-storage.ts'
import { command, emptyDatabase } from '../testing/database.ts'
import { CANAL_SIDE, createStartedGame, kickOff, sessionAroundNow } from '../testing/game-setup.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { latencySummary, reportLoss } from '../testing/loss-report.ts'
import { person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'
import { commandLine } from '../testing/run-cli.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 1)
const CLIENTS = 3

let program: Program
let folder: string
beforeAll(async () => {
  program = await Program.make()
  folder = mkdtempSync(join(tmpdir(), 'turnout-backups-'))
})
afterAll(async () => {
  await program.remove()
  rmSync(folder, { recursive: true, force: true })
})

const goalsIn = async (url: string): Promise<number> => {
  const { rows } = await command(url, 'select coalesce(sum(score_a + score_b), 0)::int as goals from matches')
  return rows[0]?.goals
}

/** Runs a command of the command line and kills it after this time. */
async function killed(env: Record<string, string>, args: string[], afterMs: number): Promise<void> {
  const [file = '', ...rest] = commandLine(...args)
  const child: ChildProcess = spawn(file, rest, {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  })
  const over = once(child, 'exit')
  await Promise.race([over, sleep(afterMs)])
  child.kill('SIGKILL')
  await over
}

const isAlone = async (url: string) => {
  const { rows } = await command(
    url,
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  )
  return rows[0]?.n === 1
}

test(
  '[I25] under load every backup has everything acknowledged before its start and nothing from after its end, and no kill leaves partial data',
  async () => {
    await program.start()
    const { ada, gameId, a } = await program.withDatabase(async (server) => {
      const ada = await person(server, 'Ada')
      const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
      const { gameId } = await createStartedGame(ada, { ...CANAL_SIDE, ...sessionAroundNow(), match_rules })
      return { ada, gameId, ...(await kickOff(ada, gameId)) }
    })
    const databaseUrl = (await findRunningUrl(program.dataDir)) ?? ''
    const storage = diskStorage(join(program.dataDir, 'uploads'))
    const phones = new RetryingClients(program.call)
    let [pressing, sent] = [true, 0]
    const client = async () => {
      while (pressing) {
        sent += 1
        await phones.callUntilAnswered(
          changeScore,
          { params: { gameId }, body: { team_id: a, action: 'increment' } },
          ada,
        )
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    const report = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    const took: number[] = []

    for (let round = 0; round < ROUNDS; round += 1) {
      const file = join(folder, `round-${round}.tar`)
      const there = { DATABASE_URL: databaseUrl, DATA_DIR: program.dataDir }
      await killed(there, ['backup', file], 200 + Math.random() * 1_200)
      if (existsSync(file)) rmSync(file) // it was faster and is complete
      const [before, began] = [phones.total, performance.now()]
      await makeBackup(file, { databaseUrl, storage })
      took.push(performance.now() - began)
      const after = sent

      const target = await emptyDatabase()
      const roundDir = join(folder, `round-${round}`)
      await killed(
        { DATABASE_URL: target.url, DATA_DIR: roundDir },
        ['restore', file],
        200 + Math.random() * 1_500,
      )
      while (!(await isAlone(target.url))) await sleep(20)
      const { rowCount } = await command(target.url, "select from pg_tables where schemaname = 'public'")
      if (!rowCount)
        await restoreBackup(file, {
          databaseUrl: target.url,
          storage: diskStorage(join(roundDir, 'uploads')),
          replace: false,
        })
      const goals = await goalsIn(target.url)
      await expectInvariants({ deps: target.database })
      await target.close()

      report.rounds += 1
      report.acknowledged += before
      report.lost += Math.max(0, before - goals)
      report.doubled += Math.max(0, goals - after)
    }
    pressing = false
    await clients
    reportLoss('backup', report, `backing up ${latencySummary(took)}`)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(await goalsIn(databaseUrl)).toBe(phones.total)
    const halves = readdirSync(folder).filter((name) => !/^round-\d+(\.tar(\.[\da-f-]+\.part)?)?$/.test(name))
    expect(halves).toEqual([])
  },
  300_000 + ROUNDS * 60_000,
)
