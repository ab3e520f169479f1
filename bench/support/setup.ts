import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillPath } from '@turnout/contract/endpoint'
import { checkIn } from '@turnout/contract/game-day'
import { createGroup } from '@turnout/contract/groups'
import { changeScore } from '@turnout/contract/live-match'
import { API } from '../../apps/server/src/app.ts'
import { loadConfig } from '../../apps/server/src/config.ts'
import { sessions } from '../../apps/server/src/features/accounts/tables.ts'
import { findRunningUrl } from '../../apps/server/src/platform/db/embedded.ts'
import { createPool } from '../../apps/server/src/platform/db/pool.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { captureStatements, type Statement } from '../../apps/server/src/testing/capture-statements.ts'
import {
  AT_THE_PITCH,
  addMembers,
  CANAL_SIDE,
  createStartedGame,
  kickOff,
  sessionAroundNow,
} from '../../apps/server/src/testing/game-setup.ts'
import { secondNode } from '../../apps/server/src/testing/nodes.ts'
import { type Person, person, sessionRow } from '../../apps/server/src/testing/people.ts'
import { Program } from '../../apps/server/src/testing/program.ts'
import type { TestServer } from '../../apps/server/src/testing/server.ts'
import { type Pool, RECORDED_VERSION, type Recorded } from './statement-replay.ts'

/** A game with the clock running, and a person who may score. */
export interface BenchGame {
  groupId: string
  gameId: string
  team: string
  ada: Person
}

const BUILT = join(import.meta.dirname, '../../apps/server/dist/main.js')

/** The built program in a separate process on a new database with fsync on, as an operator runs it. */
export async function openProgram(env: Record<string, string> = {}): Promise<Program> {
  const program = await Program.make(env, BUILT)
  await program.start()
  return program
}

const CONCURRENCY = 8

/** Creates this many groups with a game each, all with the clock running. */
export const createGames = (program: Program, many: number): Promise<BenchGame[]> =>
  program.withDatabase(async (server) => {
    const made: BenchGame[] = []
    while (made.length < many) {
      const some = Math.min(CONCURRENCY, many - made.length)
      made.push(...(await Promise.all(Array.from({ length: some }, () => createGame(server)))))
    }
    return made
  })

/** A match of an hour by time, so that no goal ends it. */
async function createGame(server: TestServer): Promise<BenchGame> {
  const ada = await person(server, 'Ada')
  const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
  const { groupId, gameId } = await createStartedGame(ada, {
    ...CANAL_SIDE,
    ...sessionAroundNow(),
    match_rules,
  })
  const { a } = await kickOff(ada, gameId)
  return { groupId, gameId, team: a, ada }
}

export async function createRunningGame(program: Program): Promise<BenchGame> {
  const [made] = await createGames(program, 1)
  if (!made) throw new Error('The bench asked for a pitch and got none.')
  return made
}

/** Organisers of every game: each client has its own budget, and the bench sends more than one may. */
export const createOrganisers = (program: Program, many: number): Promise<Person[]> =>
  program.withDatabase((server) =>
    Promise.all(Array.from({ length: many }, (_, nr) => person(server, `Hand ${nr}`, { admin: true }))),
  )

/** Sessions of this many phones, each signed in separately; twenty of them belong to one person. */
export const createSessions = (program: Program, many: number): Promise<string[]> =>
  program.withDatabase(async (server) => {
    const people = await Promise.all(
      Array.from({ length: Math.ceil(many / 20) }, (_, nr) =>
        person(server, `Watcher ${nr}`, { admin: true }),
      ),
    )
    const tokens = Array.from({ length: many }, () => server.deps.chance.secret())
    const rows = tokens.map((token, nr) => sessionRow(people[nr % people.length]!.id, token))
    for (let from = 0; from < many; from += 1000)
      await server.deps.sql.insert(sessions).values(rows.slice(from, from + 1000))
    return tokens
  })

/** One goal, retried until it is accepted; returns the version of the game with it. */
export async function scoreGoal(
  program: Program,
  { gameId, team }: BenchGame,
  who: { token: string },
): Promise<number> {
  const key = { 'idempotency-key': newId() }
  for (;;) {
    const input = { params: { gameId }, body: { team_id: team, action: 'increment' as const } }
    const { status, reply, problem } = await program.call(changeScore, input, who, key)
    if (status === 200) return Number(reply.version)
    if (![429, 503].includes(status))
      throw new Error(`A goal of the bench was answered ${status}: ${JSON.stringify(problem)}`)
    await sleep(100)
  }
}

/** The bench's own pool for the program's database, of the same size as the program's. */
export const poolOf = async (program: Program): Promise<Pool> =>
  createPool((await findRunningUrl(program.dataDir)) ?? '', {
    statement_timeout: 60_000,
    connectionTimeoutMillis: 0,
  })

const OF_A_GAME = ['teams', 'participants', 'team_slots', 'matches', 'game_log']
let days = 0

/** Copies the rows of a game, each copy on another day: playing a game for each would take too long. */
export async function copyGameRows(pool: Pool, gameId: string, many: number): Promise<string[]> {
  const made = Array.from({ length: many }, () => newId())
  for (const copy of made) {
    days += 1
    await pool.query(
      `insert into games select (jsonb_populate_record(null::games, to_jsonb(g) || $1::jsonb
        || jsonb_build_object('date', g.date + ${days}))).* from games g where g.id = $2`,
      [JSON.stringify({ id: copy }), gameId],
    )
    for (const table of OF_A_GAME) {
      const own = table === 'teams' ? "|| jsonb_build_object('id', gen_random_uuid())" : ''
      await pool.query(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || $1::jsonb ${own})).*
          from ${table} t where t.game_id = $2`,
        [JSON.stringify({ game_id: copy }), gameId],
      )
    }
  }
  return made
}

/** Copies the game of a group. */
export async function copyGames(pool: Pool, pitch: BenchGame, many: number): Promise<BenchGame[]> {
  const ids = await copyGameRows(pool, pitch.gameId, many)
  const { rows } = await pool.query<{ id: string; gameId: string }>(
    'select id, game_id as "gameId" from teams where number = 1 and game_id = any($1)',
    [ids],
  )
  return rows.map(({ id, gameId }) => ({ ...pitch, gameId, team: id }))
}

/** A group that plays now, with this many members. */
export const fullGroup = (program: Program, many: number): Promise<{ groupId: string; people: Person[] }> =>
  program.withDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const { reply } = await ada.call(createGroup, { body: { ...CANAL_SIDE, ...sessionAroundNow() } })
    const people: Person[] = []
    while (people.length < many) people.push(await person(server, `Player ${people.length}`))
    await addMembers(server, reply.id, people)
    return { groupId: reply.id, people }
  })

/** The statements of one goal, captured on a node of the bench; the version of that game is very high from then on. */
export async function recordGoal(program: Program, { gameId, team, ada }: BenchGame): Promise<Recorded> {
  const key = newId()
  const asked = await recordRequest(program, gameId, {
    url: fillPath(changeScore.path, { gameId }),
    headers: { authorization: `Bearer ${ada.token}`, 'idempotency-key': key },
    payload: { team_id: team, action: 'increment' },
  })
  return { statements: asked, gameId, uniqueIds: [key] }
}

/** The statements of a check-in. */
export async function recordCheckIn(program: Program): Promise<Recorded> {
  const { groupId, people } = await fullGroup(program, 2)
  const params = { groupId }
  const [first, second] = people
  await first?.call(checkIn, { params, body: AT_THE_PITCH })
  const pool = await poolOf(program)
  const { rows } = await pool.query('select id from games where group_id = $1', [groupId])
  await pool.end()
  const gameId = String(rows[0]?.id)
  const asked = await recordRequest(program, gameId, {
    url: fillPath(checkIn.path, params),
    headers: { authorization: `Bearer ${second?.token}` },
    payload: AT_THE_PITCH,
  })
  // a person who arrives again keeps their place and name: the row is updated and not inserted
  return { statements: asked, gameId, uniqueIds: [] }
}

interface Request {
  url: string
  headers: Record<string, string>
  payload: object
}

async function recordRequest(
  program: Program,
  gameId: string,
  { url, ...request }: Request,
): Promise<Statement[]> {
  const pool = await poolOf(program)
  const node = await nodeOn(program)
  try {
    await pool.query('update games set version = $1 where id = $2', [RECORDED_VERSION, gameId])
    return await captureStatements(async () => {
      const { statusCode, body } = await node.app.inject({ ...request, method: 'POST', url: API + url })
      if (statusCode !== 200) throw new Error(`What was to be recorded was answered ${statusCode}: ${body}`)
    })
  } finally {
    await node.close()
    await pool.end()
  }
}

/** Another node on the program's database, in this process. */
async function nodeOn({ dataDir }: Program) {
  const databaseUrl = (await findRunningUrl(dataDir)) ?? ''
  const config = { ...loadConfig({ DATA_DIR: dataDir }), jobs: false }
  return secondNode({ config, databaseUrl, offset: { ms: 0 } } as unknown as TestServer)
}
