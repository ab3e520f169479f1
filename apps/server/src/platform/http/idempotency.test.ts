import { login } from '@turnout/contract/accounts'
import { createGroup, deleteGroup, listMyGroups } from '@turnout/contract/groups'
import { changeScore, endMatch, getGameState, startMatch, startTimer } from '@turnout/contract/live-match'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { SCORE_CHANGES } from '../../features/live-match/change-score.ts'
import { CANAL_SIDE, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { secondNode } from '../../testing/nodes.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { spend } from './budget.ts'
import { idempotencyKeys } from './tables.ts'

const server = sharedServer()
let game: LiveGame
let ada: Person
let ben: Person
let a: string

beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'], group: { match_rules: { win: { by: 'time' } } } })
  ada = game.ada
  ben = game.people[0]!
  a = (await kickOff(ada, game.gameId)).a
})
afterEach(() => expectInvariants(server))

const key = { 'idempotency-key': 'one press' }
const goal = (who = ada, headers: Record<string, string> = key, value = 1) =>
  who.call(changeScore, { params: game, body: { team_id: a, action: 'increment', value } }, headers)
const score = async () => (await ada.call(getGameState, { params: game })).reply.current_match?.team_a_score
const keys = async () => (await server.deps.sql.select().from(idempotencyKeys)).map(({ status }) => status)

test('[I2] the same command gets the first answer again, word for word, and counts once', async () => {
  const first = await goal()
  await goal(ada, {})
  const second = await goal()
  expect([second.status, second.reply]).toEqual([first.status, first.reply])
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(await score()).toBe(2)
})

test('[I2] the same from another node, and after a restart', async () => {
  const first = await goal()
  const other = await secondNode(server)
  const second = await other.app.inject({
    method: 'POST',
    url: `${API}/games/${game.gameId}/match/score`,
    headers: { authorization: `Bearer ${ada.token}`, ...key },
    payload: { team_id: a, action: 'increment', value: 1 },
  })
  await other.close()
  expect(second.json()).toEqual(first.reply)
  expect(await score()).toBe(1)
})

test('[I2] it gets the first answer even when the command would be refused by now', async () => {
  const first = await goal()
  await ada.call(endMatch, { params: game })
  await ada.call(deleteGroup, { params: game })
  expect((await goal(ada, {})).status).toBe(404)
  const second = await goal()
  expect([second.status, second.reply]).toEqual([first.status, first.reply])
})

test('[I2] the same key for another body or another endpoint is 422 and changes nothing', async () => {
  await goal()
  const more = await goal(ada, key, 2)
  expect([more.status, more.problem.code]).toEqual([422, 'key-reused'])
  const other = await ada.call(endMatch, { params: game }, key)
  expect([other.status, other.problem.code]).toEqual([422, 'key-reused'])
  expect(await score()).toBe(1)
})

test('[B18] two people may use the same key: each has their own', async () => {
  const memberId = (await ada.call(listMembers, { params: game })).reply.find(
    ({ user }) => user.id === ben.id,
  )!.id
  await ada.call(makeAdmin, { params: { ...game, memberId } })
  await goal(ada)
  await goal(ben)
  expect(await score()).toBe(2)
})

test('[B18] a command that the state forbade stays refused under its key', async () => {
  const pair = { team_a_id: game.teams[3]!, team_b_id: game.teams[4]! }
  const start = () => ada.call(startMatch, { params: game, body: pair }, key)
  const first = await start()
  expect([first.status, first.problem.code]).toEqual([409, 'match-on'])
  await ada.call(endMatch, { params: game })
  const second = await start()
  expect([second.status, second.problem]).toEqual([409, first.problem])
  expect(second.headers['content-type']).toMatch(/^application\/problem\+json/)
})

test('[B18] a 401, 403, 404 or 422 is not stored: the same command may succeed later', async () => {
  expect(
    (await ada.call(changeScore, { params: game, body: { team_id: 'x', action: 'increment' } }, key)).status,
  ).toBe(422)
  expect((await goal(ben)).status).toBe(403)
  expect((await ada.call(startTimer, { params: { gameId: ben.id } }, key)).status).toBe(404)
  expect(
    (
      await goal({
        ...ben,
        call: (endpoint, input, headers) => server.call(endpoint, input, { token: 'x'.repeat(43) }, headers),
      })
    ).status,
  ).toBe(401)
  expect(await keys()).toEqual([])

  const memberId = (await ada.call(listMembers, { params: game })).reply.find(
    ({ user }) => user.id === ben.id,
  )!.id
  await ada.call(makeAdmin, { params: { ...game, memberId } })
  expect((await goal(ben)).status).toBe(200)
})

test('[B18] the twenty-first command within a second has to wait, and then succeeds with its key', async () => {
  const second = await server.deps.clock.now(server.deps.sql)
  for (let nr = 0; nr < 20; nr += 1)
    await spend(server.deps.sql, SCORE_CHANGES, `${game.gameId} ${ada.id}`, second)
  await server.setTime(second) // however slow the machine is
  const late = await goal()
  expect([late.status, late.headers['retry-after']]).toEqual([429, '1'])
  server.pass(1_000)
  expect((await goal()).status).toBe(200)
  expect(await score()).toBe(1)
})

const spent = async () =>
  (await server.deps.sql.execute(query`select spent from budgets where name = ${SCORE_CHANGES.name}`)).rows

test('[B18] the same command counts once, even when it arrives four times at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => goal()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await score()).toBe(1)
  expect(await spent()).toEqual([{ spent: 1 }])
  await goal()
  expect(await spent()).toEqual([{ spent: 1 }])
})

test('[B18] a command with a stored answer gets it again, even when its budget is spent', async () => {
  const first = await goal()
  const second = await server.deps.clock.now(server.deps.sql)
  await server.deps.sql.execute(query`update budgets set spent = ${SCORE_CHANGES.max},
    window_ends_at = ${new Date(second + 1_000).toISOString()}`)
  await server.setTime(second)
  expect((await goal(ada, {})).status).toBe(429)
  const again = await goal()
  expect([again.status, again.reply]).toEqual([first.status, first.reply])
})

test('[A6] a person without rights in a match cannot use up the budget of its organiser', async () => {
  await Promise.all(Array.from({ length: 40 }, () => goal(ben, {})))
  expect((await goal()).status).toBe(200)
})

test('[B18] a read takes no key, and a secret is never stored under one', async () => {
  await ada.call(listMyGroups, {}, key)
  await server.call(login, { body: { email: ada.email, password: 'not the right one' } }, undefined, key)
  expect(await keys()).toEqual([])
  await ada.call(createGroup, { body: CANAL_SIDE }, key)
  expect(await keys()).toEqual([201])
})
