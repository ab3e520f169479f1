import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '../apps/server/src/app.ts'
import { chooseAddress } from '../apps/server/src/platform/db/address.ts'
import { findBinaries } from '../apps/server/src/platform/db/binaries.ts'
import { ensureCluster } from '../apps/server/src/platform/db/cluster.ts'
import { connect } from '../apps/server/src/platform/db/ownership.ts'
import { databasePaths } from '../apps/server/src/platform/db/paths.ts'
import { runAs } from '../apps/server/src/platform/db/privileges.ts'
import { Crowd } from './support/crowd.ts'
import { memoryOfTree, timed } from './support/figures.ts'
import { alternate, type Figure, report } from './support/measure.ts'
import {
  createOrganisers,
  createRunningGame,
  createSessions,
  openProgram,
  scoreGoal,
} from './support/setup.ts'

/** From the start to the first response, and the memory then and later, compared with bare Node and PostgreSQL. */
const GOALS = 400

/** A bare PostgreSQL in a new folder, and an idle Node. */
class Bare {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'turnout-bare-'))
  #database: ChildProcess | null = null

  async start(): Promise<number> {
    const began = performance.now()
    spawnSync(process.execPath, ['-e', ''])
    const folders = databasePaths(this.#dataDir)
    const binaries = await findBinaries()
    mkdirSync(folders.home, { recursive: true, mode: 0o700 })
    const as = runAs(folders.home, binaries.postgres)
    await ensureCluster(folders, binaries, as, [])
    const address = await chooseAddress(folders)
    const [file = '', ...args] = [...as.command, binaries.postgres, '-D', folders.cluster, ...address.args]
    const ids = as.uid === undefined || as.gid === undefined ? {} : { uid: as.uid, gid: as.gid }
    this.#database = spawn(file, args, { ...ids, cwd: '/', stdio: 'ignore', env: { PATH: process.env.PATH } })
    for (;;) {
      const client = await connect(address.url('postgres')).catch(() => undefined)
      if (client) {
        await client.end()
        return performance.now() - began
      }
      await sleep(10)
    }
  }

  /** Includes an idle Node. */
  async memory(): Promise<number> {
    const idle = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' })
    await sleep(300)
    const mb = memoryOfTree(this.#database?.pid ?? 0) + memoryOfTree(idle.pid ?? 0)
    idle.kill()
    return mb
  }

  async stop(): Promise<void> {
    if (!this.#database) return
    const gone = once(this.#database, 'exit')
    this.#database.kill('SIGINT')
    await gone
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }
}

const figures: Figure[] = []
const baseline = 'node -e and a bare PostgreSQL'

const fromNothing = await alternate({
  ours: async () => {
    const began = performance.now()
    const program = await openProgram()
    const took = performance.now() - began
    await program.remove()
    return took
  },
  bare: async () => {
    const bare = new Bare()
    const took = await bare.start()
    await bare.remove()
    return took
  },
})
figures.push({ what: 'cold start from nothing', unit: 'ms', baseline, ...fromNothing, aim: null })

const program = await openProgram()
const bare = new Bare()
try {
  await bare.start()
  const pitch = await createRunningGame(program)
  const again = await alternate({
    ours: async () => {
      await program.stop()
      return timed(() => program.start())
    },
    bare: async () => {
      await bare.stop()
      return bare.start()
    },
  })
  figures.push({
    what: 'cold start with data',
    unit: 'ms',
    baseline,
    ...again,
    aim: { of: 'ours', atMost: 1000 },
  })

  const held = async (what: string, aim: Figure['aim'] = null) => {
    const memory = { ours: () => memoryOfTree(program.pid ?? 0), bare: () => bare.memory() }
    figures.push({ what: `memory ${what}`, unit: 'MB', baseline, ...(await alternate(memory)), aim })
  }
  await held('at rest', { of: 'ours', atMost: 140 })
  const hands = await createOrganisers(program, 8)
  const each = GOALS / hands.length
  await Promise.all(
    hands.map(async (hand) => {
      for (let nr = 0; nr < each; nr += 1) await scoreGoal(program, pitch, hand)
    }),
  )
  await held(`after a game of ${GOALS} commands`)
  const tokens = await createSessions(program, 1000)
  const crowd = await Crowd.gather({ url: `${program.origin}${API}/games/${pitch.gameId}/events`, tokens })
  await held('with 1,000 watchers')
  crowd.leave()
} finally {
  await program.remove()
  await bare.remove()
}
report('start', { figures, notes: ['Memory is that of all its processes; what they share is counted once.'] })
