import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunningUrl } from '../platform/db/embedded.ts'
import { newId } from '../platform/ids.ts'
import { command } from '../testing/database.ts'
import { CANAL_SIDE, createStartedGame, kickOff, sessionAroundNow } from '../testing/game-setup.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, reportLoss } from '../testing/loss-report.ts'
import { type Person, person } from '../testing/people.ts'
import { postmasterOf, treeOf } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 1)
const GOALS = 15

const runCommand = (file: string, ...args: string[]) => spawnSync(file, args, { encoding: 'utf8' })

function whyNoMount(): string | null {
  if (process.getuid?.() !== 0) return 'mounting a small disk takes root'
  const trial = mkdtempSync(join(tmpdir(), 'turnout-mount-'))
  const { status, stderr } = runCommand('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', trial)
  if (status === 0) execFileSync('umount', [trial])
  rmSync(trial, { recursive: true, force: true })
  return status === 0 ? null : `a small disk could not be mounted: ${stderr?.trim()}`
}

const noMount = whyNoMount()
const noStrace =
  runCommand('strace', '-o', '/dev/null', 'true').status === 0
    ? null
    : 'strace is not installed or may not trace here'

const mounted: string[] = []
function mountSmall(folder: string, size: string) {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder])
  mounted.push(folder)
}

/** One program has all three faults, one after the other, in one match. */
let program: Program
let match: Match
beforeAll(async () => {
  program = await Program.make()
  if (!noMount) mountSmall(program.dataDir, '300m')
  await program.start()
  match = await startMatch()
})
afterAll(async () => {
  await program.stop()
  for (const folder of mounted.splice(0).reverse()) runCommand('umount', '-l', folder)
  await program.remove()
})

interface Match {
  ada: Person
  gameId: string
  a: string
}

const startMatch = () =>
  program.withDatabase(async (server): Promise<Match> => {
    const ada = await person(server, 'Ada')
    const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
    const { gameId } = await createStartedGame(ada, { ...CANAL_SIDE, ...sessionAroundNow(), match_rules })
    return { ada, gameId, ...(await kickOff(ada, gameId)) }
  })

/** A command that is refused by its budget is retried with the same key, as a phone does. */
async function scoreWithRetry(match: Match, key: string): Promise<number> {
  const status = await scoreOnce(match, key)
  if (status !== 429) return status
  await sleep(200)
  return scoreWithRetry(match, key)
}

const scoreOnce = ({ ada, gameId, a }: Match, key: string): Promise<number> =>
  program
    .call(changeScore, { params: { gameId }, body: { team_id: a, action: 'increment' } }, ada, {
      'idempotency-key': key,
    })
    .then(
      ({ status }) => status,
      () => 0,
    )

const scoreOf = async ({ ada, gameId }: Match) => {
  const { current_match: match } = await new RetryingClients(program.call).callUntilAnswered(
    getGameState,
    { params: { gameId } },
    ada,
  )
  return match?.team_a_score ?? 0
}

/** Sends each press under its own key; those that were not acknowledged are retried after the recovery. */
async function scoreThroughFault(match: Match, fail: () => Promise<void>, recover: () => Promise<void>) {
  const statuses = new Set<number>()
  const waiting: string[] = []
  const round = async () => {
    for (let index = 0; index < GOALS; index += 1) {
      const key = newId()
      const status = await scoreWithRetry(match, key)
      statuses.add(status)
      if (status !== 200) waiting.push(key)
    }
  }
  const before = await scoreOf(match)
  await round()
  await fail()
  await round()
  await recover()
  const refused = waiting.length
  await round()
  // including those that a busy machine refused after the recovery
  for (const key of waiting) while ((await scoreWithRetry(match, key)) !== 200) await sleep(100)
  const stored = (await scoreOf(match)) - before
  return { statuses, refused, kept: stored, sent: 3 * GOALS }
}

const ALLOWED_STATUSES = [0, 200, 503, 507]

function assertNoLoss(
  name: string,
  rounds: number,
  { statuses, refused, kept: stored, sent }: Awaited<ReturnType<typeof scoreThroughFault>>,
) {
  const report = {
    rounds,
    acknowledged: sent,
    lost: Math.max(0, sent - stored),
    doubled: Math.max(0, stored - sent),
  }
  reportLoss(
    `disk, ${name}`,
    report,
    `${refused} refused meanwhile with ${[...statuses].filter((one) => one !== 200).join(' and ') || 'nothing'}`,
  )
  expect(report).toMatchObject({ lost: 0, doubled: 0 })
  expect([...statuses].filter((status) => !ALLOWED_STATUSES.includes(status))).toEqual([])
}

async function fill(folder: string): Promise<void> {
  const file = join(folder, 'fill')
  for (const size of [4 * 1024 * 1024, 4096, 1])
    await (async () => {
      for (;;) await appendFile(file, Buffer.alloc(size))
    })().catch(() => {})
}

/** The existing files of the write-ahead log are filled first; only the next file needs space. */
async function useUpLog(): Promise<void> {
  for (let pieces = 0; pieces < 12; pieces += 1) {
    const url = await findRunningUrl(program.dataDir)
    if (!url) return
    await command(url, 'select txid_current(); select pg_switch_wal()').catch(() => {})
  }
}

const timeoutMs = 300_000 + ROUNDS * 60_000

test.skipIf(cannotRun('disk, full under the data', noMount))(
  '[I21] a full disk loses nothing that was acknowledged, reads work or wait, and everything works again once there is space',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const relief = async () => {
        await rm(join(program.dataDir, 'fill'))
        await program.ready()
      }
      const trouble = async () => {
        await fill(program.dataDir)
        await useUpLog()
      }
      const pressed = await scoreThroughFault(match, trouble, relief)
      expect(pressed.refused).toBeGreaterThan(0)
      assertNoLoss('full under the data', round + 1, pressed)
    }
    await program.withDatabase(expectInvariants)
  },
  timeoutMs,
)

test.skipIf(cannotRun('disk, full under the pictures', noMount))(
  '[I21] [C7] without space for pictures they are refused with 507 and leave no files, and goals still count',
  async () => {
    // a megabyte above the space that always stays free
    const uploads = join(program.dataDir, 'uploads')
    mountSmall(uploads, '501m')
    const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, () => Math.floor(Math.random() * 256)))
    const picture = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer()
    const upload = async () => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
      const { status } = await fetch(`${program.origin}/api/v1/users/upload-profile-image`, {
        method: 'POST',
        headers: { authorization: `Bearer ${match.ada.token}` },
        body: form,
      })
      return status
    }
    const stuffing = join(uploads, 'stuffing')
    expect(await upload()).toBeLessThan(300)
    await appendFile(stuffing, Buffer.alloc(1024 * 1024))
    expect(await upload()).toBe(507)
    assertNoLoss(
      'full under the pictures',
      1,
      await scoreThroughFault(
        match,
        async () => expect(await upload()).toBe(507),
        () => rm(stuffing),
      ),
    )
    expect(readdirSync(uploads).filter((name) => !/^[0-9a-f-]{36}-(1600|480)\.webp$/.test(name))).toEqual([])
    expect(await upload()).toBeLessThan(300)
  },
  timeoutMs,
)

test.skipIf(cannotRun('disk, failing to sync', noStrace))(
  '[I21] a disk that fails to sync stops the database before it acknowledges, and the program starts it again',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      let strace: ChildProcess | null = null
      const trouble = async () => {
        // each process of the database that syncs, and each that is started meanwhile
        const whom = treeOf(postmasterOf(program.dataDir)).flatMap((pid) => ['-p', String(pid)])
        const inject = ['-f', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO']
        strace = spawn('strace', [...inject, '-o', '/dev/null', ...whom], {
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        await once(strace.stderr as NodeJS.EventEmitter, 'data') // 'Process … attached'
      }
      const relief = async () => {
        strace?.kill('SIGINT')
        await program.ready()
      }
      const pressed = await scoreThroughFault(match, trouble, relief)
      expect(pressed.refused).toBeGreaterThan(0)
      assertNoLoss('failing to sync', round + 1, pressed)
    }
    await program.withDatabase(expectInvariants)
  },
  timeoutMs,
)
