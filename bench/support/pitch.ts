import { join } from 'node:path'
import { changeScore } from '@turnout/contract/live-match'
import { sessions } from '../../apps/server/src/features/accounts/tables.ts'
import { sha256 } from '../../apps/server/src/platform/chance.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { aroundNow, CANAL_SIDE, kickOff, startGame } from '../../apps/server/src/testing/evening.ts'
import { type Person, person } from '../../apps/server/src/testing/people.ts'
import { Program } from '../../apps/server/src/testing/program.ts'
import type { TestServer } from '../../apps/server/src/testing/server.ts'

/** A game with the clock running, and somebody who may press. */
export interface Pitch {
  gameId: string
  team: string
  ada: Person
}

const DAY_MS = 24 * 3_600_000

const BUILT = join(import.meta.dirname, '../../apps/server/dist/main.js')

/** The built program in a process of its own on a fresh database with fsync on, as an operator runs it. */
export async function openProgram(env: Record<string, string> = {}): Promise<Program> {
  const program = await Program.make(env, BUILT)
  await program.start()
  return program
}

const AT_ONCE = 8

/** So many games on as many pitches, all with the clock running. */
const pitches = (program: Program, many: number): Promise<Pitch[]> =>
  program.onItsDatabase(async (server) => {
    const made: Pitch[] = []
    while (made.length < many) {
      const some = Math.min(AT_ONCE, many - made.length)
      made.push(...(await Promise.all(Array.from({ length: some }, () => pitch(server)))))
    }
    return made
  })

/** An hour by the clock, so that no goal ends the match. */
async function pitch(server: TestServer): Promise<Pitch> {
  const ada = await person(server, 'Ada')
  const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
  const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules })
  const { a } = await kickOff(ada, gameId)
  return { gameId, team: a, ada }
}

export async function kickedOff(program: Program): Promise<Pitch> {
  const [made] = await pitches(program, 1)
  if (!made) throw new Error('The bench asked for a pitch and got none.')
  return made
}

/** Organisers of every game: each hand has a budget of its own, and the bench presses faster than one may. */
export const organisers = (program: Program, many: number): Promise<Person[]> =>
  program.onItsDatabase((server) =>
    Promise.all(Array.from({ length: many }, (_, nr) => person(server, `Hand ${nr}`, { admin: true }))),
  )

/** So many phones, signed in each by itself; twenty of them are one person's. */
export const phones = (program: Program, many: number): Promise<string[]> =>
  program.onItsDatabase(async (server) => {
    const people = await Promise.all(
      Array.from({ length: Math.ceil(many / 20) }, (_, nr) =>
        person(server, `Watcher ${nr}`, { admin: true }),
      ),
    )
    const tokens = Array.from({ length: many }, () => server.deps.chance.secret())
    const rows = tokens.map((token, nr) => ({
      id: newId(),
      tokenHash: sha256(token),
      userId: people[nr % people.length]!.id,
      remembered: true,
      userAgent: 'bench',
      expiresAt: new Date(Date.now() + DAY_MS),
    }))
    for (let from = 0; from < many; from += 1000)
      await server.deps.sql.insert(sessions).values(rows.slice(from, from + 1000))
    return tokens
  })

export async function goal(program: Program, { gameId, team }: Pitch, who: { token: string }): Promise<void> {
  const { status, problem } = await program.call(
    changeScore,
    { params: { gameId }, body: { team_id: team, action: 'increment' } },
    who,
    { 'idempotency-key': newId() },
  )
  if (status !== 200)
    throw new Error(`A goal of the bench was answered ${status}: ${JSON.stringify(problem)}`)
}
