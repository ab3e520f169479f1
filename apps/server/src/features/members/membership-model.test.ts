import type { Endpoint } from '@turnout/contract/endpoint'
import { getGroup, joinGroup, leaveGroup } from '@turnout/contract/groups'
import { approveMember, handOver, makeAdmin, removeMember, stepAdminDown } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { users } from '../accounts/tables.ts'
import { members } from '../groups/tables.ts'
import { startGroup } from '../groups/testing.ts'
import { wireMembership } from './present.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const PRESSES = ['join', 'leave', 'approve', 'remove', 'promote', 'stepDown', 'handOver'] as const

interface Press {
  press: (typeof PRESSES)[number]
  who: number
  whom: number
  group: number
}

const anyPress: fc.Arbitrary<Press> = fc.record({
  press: fc.constantFrom(...PRESSES),
  who: fc.nat({ max: NAMES.length - 1 }),
  whom: fc.nat({ max: NAMES.length - 1 }),
  group: fc.nat({ max: 1 }),
})

/** The plain model: who is what in which group, and who was turned away today. No database, no HTTP. */
class Model {
  readonly #standings = new Map<string, rules.Standing>()
  readonly #rejected = new Set<string>()

  constructor(creators: readonly number[]) {
    creators.forEach(
      (who, group) => void this.#standings.set(`${group}:${who}`, { type: 'admin', creator: true }),
    )
  }

  of = (group: number, who: number) => this.#standings.get(`${group}:${who}`) ?? rules.STRANGER

  /** What the press makes of it, or the name of the refusal. */
  answer({ press, who, whom, group }: Press): string {
    const mine = this.of(group, who)
    if (press === 'join') {
      const rejectedAt = this.#rejected.has(`${group}:${who}`) ? 0 : null
      return this.#settle(group, who, rules.joinGroup(mine, { rejectedAt, at: 1 }))
    }
    if (press === 'leave') return this.#settle(group, who, rules.leaveGroup(mine))
    if (mine.type !== 'admin') return 'not-allowed'
    const target = this.of(group, whom)
    const self = who === whom
    if (press === 'approve') return this.#settle(group, whom, rules.approveMember(target))
    if (press === 'promote') return this.#settle(group, whom, rules.makeAdmin(target, { self }))
    if (press === 'stepDown')
      return mine.creator ? this.#settle(group, whom, rules.stepAdminDown(target)) : 'not-allowed'
    if (press === 'handOver') {
      if (!mine.creator) return 'not-allowed'
      const handed = this.#settle(group, whom, rules.handOver(target))
      if (handed === 'done') this.#standings.set(`${group}:${who}`, { type: 'admin', creator: false })
      return handed
    }
    const removed = this.#settle(group, whom, rules.removeMember(target, { self, creator: mine.creator }))
    if (removed === 'done' && target.type === 'pending') this.#rejected.add(`${group}:${whom}`)
    return removed
  }

  #settle(
    group: number,
    who: number,
    decision: { ok: true; value: rules.Standing } | { ok: false; refusal: string },
  ) {
    if (!decision.ok) return decision.refusal
    this.#standings.set(`${group}:${who}`, decision.value)
    return 'done'
  }
}

const MEMBER_CALLS = {
  approve: approveMember,
  remove: removeMember,
  promote: makeAdmin,
  stepDown: stepAdminDown,
  handOver,
}

test('[I13] [I14] [M9] whatever four people press in two groups, every answer and every standing is that of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPress, { minLength: 20, maxLength: 40 }), async (presses) => {
      await server.reset()
      const people = await Promise.all(NAMES.map((name) => person(server, name)))
      const at = (index: number) => people[index] as Person
      const groupIds = [await startGroup(at(0)), await startGroup(at(1))]
      const model = new Model([0, 1])

      for (const one of presses) expect([one, await send(one)]).toEqual([one, model.answer(one)])

      for (const [group, groupId] of groupIds.entries())
        for (const [who, someone] of people.entries()) {
          const { reply } = await someone.call(getGroup, { params: { groupId } })
          expect(reply.current_user_membership).toEqual(wireMembership(model.of(group, who)))
          const belonging = people.filter((_, index) => /member|admin/.test(model.of(group, index).type))
          expect(reply.member_count).toBe(belonging.length)
        }

      // the platform role is the operator's to give: no call of anybody reaches it
      expect(await server.deps.sql.$count(users, ne(users.role, 'user'))).toBe(0)

      async function send({ press, who, whom, group }: Press): Promise<string> {
        const groupId = groupIds[group] ?? ''
        if (press === 'join' || press === 'leave')
          return told(
            await at(who).call<Endpoint>(press === 'join' ? joinGroup : leaveGroup, { params: { groupId } }),
          )
        const memberId = await rowId(groupId, at(whom).id)
        return told(await at(who).call<Endpoint>(MEMBER_CALLS[press], { params: { groupId, memberId } }))
      }
    }),
    { numRuns: 25 },
  )
})

const told = ({ status, problem }: { status: number; problem: { code: string } }) =>
  status === 200 ? 'done' : problem.code

/** Whoever has never asked has no row; any other id is as unknown. */
async function rowId(groupId: string, userId: string): Promise<string> {
  const rows = await server.deps.sql.select().from(members)
  return rows.find((row) => row.groupId === groupId && row.userId === userId)?.id ?? userId
}
