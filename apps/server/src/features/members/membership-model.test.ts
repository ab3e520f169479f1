import type { Endpoint } from '@turnout/contract/endpoint'
import { getGroup, joinGroup, leaveGroup } from '@turnout/contract/groups'
import { approveMember, handOver, makeAdmin, removeMember, stepAdminDown } from '@turnout/contract/members'
import * as rules from '@turnout/rules/membership'
import { ne } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { users } from '../accounts/tables.ts'
import { createTestGroup } from '../groups/testing.ts'
import { wireMembership } from './present.ts'
import { members } from './tables.ts'

const server = sharedServer(async () => {})

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const ACTIONS = ['join', 'leave', 'approve', 'remove', 'promote', 'stepDown', 'handOver'] as const

interface Action {
  name: (typeof ACTIONS)[number]
  who: number
  whom: number
  group: number
}

const anyAction: fc.Arbitrary<Action> = fc.record({
  name: fc.constantFrom(...ACTIONS),
  who: fc.nat({ max: NAMES.length - 1 }),
  whom: fc.nat({ max: NAMES.length - 1 }),
  group: fc.nat({ max: 1 }),
})

/** The model: the role of each person in each group, and rejections of today. No database, no HTTP. */
class Model {
  readonly #standings = new Map<string, rules.Standing>()
  readonly #rejected = new Set<string>()

  constructor(creators: readonly number[]) {
    creators.forEach(
      (who, group) => void this.#standings.set(`${group}:${who}`, { type: 'admin', creator: true }),
    )
  }

  of = (group: number, who: number) => this.#standings.get(`${group}:${who}`) ?? rules.STRANGER

  /** The result of the command, or the name of the refusal. */
  answer({ name, who, whom, group }: Action): string {
    const mine = this.of(group, who)
    if (name === 'join') {
      const rejectedAt = this.#rejected.has(`${group}:${who}`) ? 0 : null
      return this.#settle(group, who, rules.joinGroup(mine, { rejectedAt, at: 1 }))
    }
    if (name === 'leave') return this.#settle(group, who, rules.leaveGroup(mine))
    if (mine.type !== 'admin') return 'not-allowed'
    const target = this.of(group, whom)
    const self = who === whom
    if (name === 'approve') return this.#settle(group, whom, rules.approveMember(target))
    if (name === 'promote') return this.#settle(group, whom, rules.makeAdmin(target, { self }))
    if (name === 'stepDown')
      return mine.creator ? this.#settle(group, whom, rules.stepAdminDown(target)) : 'not-allowed'
    if (name === 'handOver') {
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

const RUNS = Number(process.env.MODEL_RUNS ?? 10)

test(
  '[I13] [I14] [M9] with any commands of four people in two groups, every answer and every role is that of the model',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { minLength: 20, maxLength: 40 }), async (actions) => {
        await server.reset()
        const people = await Promise.all(NAMES.map((name) => person(server, name)))
        const at = (index: number) => people[index] as Person
        const groupIds = [await createTestGroup(at(0)), await createTestGroup(at(1))]
        const model = new Model([0, 1])

        for (const one of actions) expect([one, await send(one)]).toEqual([one, model.answer(one)])

        for (const [group, groupId] of groupIds.entries())
          for (const [who, someone] of people.entries()) {
            const { reply } = await someone.call(getGroup, { params: { groupId } })
            expect(reply.current_user_membership).toEqual(wireMembership(model.of(group, who)))
            const belonging = people.filter((_, index) => /member|admin/.test(model.of(group, index).type))
            expect(reply.member_count).toBe(belonging.length)
          }

        // only the operator gives the platform role: no call changes it
        expect(await server.deps.sql.$count(users, ne(users.role, 'user'))).toBe(0)

        async function send({ name, who, whom, group }: Action): Promise<string> {
          const groupId = groupIds[group] ?? ''
          if (name === 'join' || name === 'leave')
            return outcomeOf(
              await at(who).call<Endpoint>(name === 'join' ? joinGroup : leaveGroup, { params: { groupId } }),
            )
          const memberId = await rowId(groupId, at(whom).id)
          return outcomeOf(
            await at(who).call<Endpoint>(MEMBER_CALLS[name], { params: { groupId, memberId } }),
          )
        }
      }),
      { numRuns: RUNS },
    )
  },
  180_000 + RUNS * 10_000,
)

const outcomeOf = ({ status, problem }: { status: number; problem: { code: string } }) =>
  status === 200 ? 'done' : problem.code

/** A person who has never asked has no row, and any unknown id will do. */
async function rowId(groupId: string, userId: string): Promise<string> {
  const rows = await server.deps.sql.select().from(members)
  return rows.find((row) => row.groupId === groupId && row.userId === userId)?.id ?? userId
}
