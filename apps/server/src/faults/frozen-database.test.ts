import { login } from '@turnout/contract/accounts'
import { fillPath } from '@turnout/contract/endpoint'
import { changeScore, getGameState, getTimer } from '@turnout/contract/live-match'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { API } from '../app.ts'
import { newId } from '../platform/ids.ts'
import { freezeDatabase } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { type RunningMatch, runningMatch } from '../testing/score-load.ts'

let program: Program
let match: RunningMatch
let thaw = () => {}
beforeAll(async () => {
  program = await Program.make()
  await program.start()
  match = await runningMatch(program)
})
afterEach(() => thaw())
afterAll(() => program.remove())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${program.origin}${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const pressGoal = (key: string) =>
  post(
    fillPath(changeScore.path, { gameId: match.gameId }),
    { team_id: match.team, action: 'increment' },
    { authorization: `Bearer ${match.people[0].token}`, 'idempotency-key': key },
  )

/** The request that a spectator's phone sends every half minute. */
const askTimer = () =>
  fetch(`${program.origin}${API}${fillPath(getTimer.path, { gameId: match.gameId })}`, {
    headers: { authorization: `Bearer ${match.people[0].token}` },
  })

const BUSY = { status: 503, title: expect.any(String), detail: expect.stringMatching(/again/) }

async function expectBusy(answer: Response) {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject(BUSY)
}

const goals = async () => {
  const { reply } = await program.call(getGameState, { params: match }, match.people[0])
  return reply.current_match?.team_a_score ?? 0
}

test('[I22] while the database hangs a command and a sign-in get a retry-after, and the command counts once when the database answers again', async () => {
  const before = await goals()
  const keys = Array.from({ length: 15 }, newId)
  thaw = freezeDatabase(program.dataDir)
  // more than there are connections, and all get a response before the database answers
  const answers = await Promise.all([...keys.map(pressGoal), askTimer()])
  for (const answer of answers) await expectBusy(answer)
  expect((await fetch(`${program.origin}/readyz`)).status).toBe(503)
  await expectBusy(await post(login.path, { email: 'ada@example.org', password: 'offside in july' }))
  await expectBusy(await pressGoal(keys[0]!))

  thaw()
  await program.ready()
  for (const key of keys) expect((await pressGoal(key)).status).toBe(200)
  expect((await pressGoal(keys[0]!)).status).toBe(200)
  expect(await goals()).toBe(before + keys.length)
})

test('[I22] behind a locked table a command and a sign-in get a retry-after, and the command counts once', async () => {
  const [before, key] = [await goals(), newId()]
  await program.withDatabase(({ deps }) =>
    deps.transact(async (sql) => {
      await sql.execute('lock table games, users in access exclusive mode')
      await expectBusy(await pressGoal(key))
      await expectBusy(await post(login.path, { email: 'ada@example.org', password: 'offside in july' }))
    }),
  )
  expect((await pressGoal(key)).status).toBe(200)
  expect((await pressGoal(key)).status).toBe(200)
  expect(await goals()).toBe(before + 1)
})
