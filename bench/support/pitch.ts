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

/** A program of its own on a fresh database with fsync on, as an operator runs it. */
export async function openProgram(): Promise<Program> {
  const program = await Program.make()
  await program.start()
  return program
}

/** An hour by the clock, so that no goal ends the match. */
export const kickedOff = (program: Program): Promise<Pitch> =>
  program.onItsDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const match_rules = { win: { by: 'time' }, duration_s: 3_600 } as const
    const { gameId } = await startGame(ada, { ...CANAL_SIDE, ...aroundNow(), match_rules })
    const { a } = await kickOff(ada, gameId)
    return { gameId, team: a, ada }
  })

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
    const tokens: string[] = []
    while (tokens.length < many) tokens.push(await signedIn(server, people[tokens.length % people.length]!))
    return tokens
  })

async function signedIn({ deps }: TestServer, { id }: Person): Promise<string> {
  const token = deps.chance.secret()
  await deps.sql.insert(sessions).values({
    id: newId(),
    tokenHash: sha256(token),
    userId: id,
    remembered: true,
    userAgent: 'bench',
    expiresAt: new Date(Date.now() + DAY_MS),
  })
  return token
}

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
