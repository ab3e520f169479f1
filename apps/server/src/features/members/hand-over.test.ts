import { getGroup, leaveGroup } from '@turnout/contract/groups'
import { handOver, listMembers, makeAdmin, stepAdminDown } from '@turnout/contract/members'
import { deactivate } from '@turnout/contract/profile'
import { describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/invariants.ts'
import { type Person, person } from '../../testing/people.ts'
import type { Answer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo } from '../accounts/testing.ts'
import { adasGroup, approve, memberIdOf } from '../groups/testing.ts'

const server = sharedServer()

/** Ada's group with Ben and Cleo as admins and Dan as a member. */
async function threeAdmins() {
  const { ada, ben, dan, groupId, bensId } = await adasGroup(server)
  const cleo = await person(server, 'Cleo')
  const cleosId = await approve(ada, groupId, cleo)
  for (const memberId of [bensId, cleosId]) await ada.call(makeAdmin, { params: { groupId, memberId } })
  const adasId = await memberIdOf(ada, groupId, ada)
  const at = (memberId: string) => ({ params: { groupId, memberId } })
  return { ada, ben, cleo, dan, groupId, adasId, bensId, cleosId, at }
}

const roleOf = async (who: Person, groupId: string) => {
  const { reply } = await who.call(getGroup, { params: { groupId } })
  const { role, is_creator } = reply.current_user_membership
  return is_creator ? 'creator' : role
}

describe('stepping down', () => {
  test('[G-9] an admin whom Ada makes a member gets a mail, and may leave', async () => {
    const { ada, ben, groupId, bensId, at } = await threeAdmins()
    const { reply: members } = await ada.call(listMembers, { params: { groupId } })
    const joinedAt = members.find(({ id }) => id === bensId)?.joined_at ?? Number.NaN
    const { reply } = await ada.call(stepAdminDown, at(bensId))
    expect(reply).toMatchObject({ role: 'member', is_approved: true, is_creator: false, joined_at: joinedAt })
    expect(await roleOf(ben, groupId)).toBe('member')
    expect((await mailTo(server, ben.email)).map(({ subject }) => subject)).toContain(
      "You're no longer an admin of “Tuesday Football”",
    )
    expect((await ben.call(leaveGroup, { params: { groupId } })).status).toBe(200)
  })

  test('[G-9] only the creator can do it, and not with herself or a member', async () => {
    const { ada, ben, groupId, adasId, bensId, cleosId, dan, at } = await threeAdmins()
    expect((await ben.call(stepAdminDown, at(cleosId))).problem.code).toBe('not-allowed')
    expect((await ben.call(stepAdminDown, at(bensId))).problem.code).toBe('not-allowed')
    expect((await ada.call(stepAdminDown, at(adasId))).problem.code).toBe('creator-stays-admin')
    const dansId = await approve(ada, groupId, dan)
    expect((await ada.call(stepAdminDown, at(dansId))).problem.code).toBe('not-an-admin')
  })
})

describe('handing over', () => {
  test('[G-10] Ben has the group, Ada stays an admin, and now Ben may make her a member', async () => {
    const { ada, ben, groupId, adasId, bensId, at } = await threeAdmins()
    const { reply } = await ada.call(handOver, at(bensId))
    expect(reply).toMatchObject({ role: 'admin', is_creator: true })
    expect([await roleOf(ada, groupId), await roleOf(ben, groupId)]).toEqual(['admin', 'creator'])
    expect((await mailTo(server, ben.email)).map(({ text }) => text).join()).toContain(
      '“Ada Okafor” handed “Tuesday Football” over to you.',
    )

    expect((await ada.call(stepAdminDown, at(bensId))).problem.code).toBe('not-allowed')
    expect((await ben.call(stepAdminDown, at(adasId))).status).toBe(200)
    expect((await ada.call(leaveGroup, { params: { groupId } })).status).toBe(200)
  })

  test('[G-10] a member, oneself and a stranger are refused', async () => {
    const { ada, dan, groupId, adasId, at } = await threeAdmins()
    const dansId = await approve(ada, groupId, dan)
    expect((await ada.call(handOver, at(dansId))).problem.code).toBe('not-an-admin')
    expect((await ada.call(handOver, at(adasId))).problem.code).toBe('already-creator')
    expect((await ada.call(handOver, at(groupId))).problem.code).toBe('member-not-found')
  })
})

describe('[M8] at the same moment', () => {
  const ROUNDS = 4

  test('handing over to an admin and making that admin a member: one of the two succeeds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.reset()
      const { ada, ben, groupId, bensId, at } = await threeAdmins()
      const [handed, stepped] = await Promise.all([
        ada.call(handOver, at(bensId)),
        ada.call(stepAdminDown, at(bensId)),
      ])
      const codes = [handed, stepped].map(({ status, problem }) => problem.code ?? status)
      expect([
        [200, 'not-allowed'],
        ['not-an-admin', 200],
      ]).toContainEqual(codes)
      const now = [await roleOf(ada, groupId), await roleOf(ben, groupId)]
      expect(now).toEqual(handed.status === 200 ? ['admin', 'creator'] : ['creator', 'member'])
      await expectInvariants(server)
    }
  })

  test('two hand-overs: one gets the group, the other answer is that it is not theirs to give', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.reset()
      const { ada, ben, cleo, groupId, bensId, cleosId, at } = await threeAdmins()
      const answers = await Promise.all([ada.call(handOver, at(bensId)), ada.call(handOver, at(cleosId))])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const roles = await Promise.all([ada, ben, cleo].map((who) => roleOf(who, groupId)))
      expect(roles.sort()).toEqual(['admin', 'admin', 'creator'])
      await expectInvariants(server)
    }
  })

  const CLUBS = 8

  /** Groups of Ada and Ben, both admins, and the result of each after both commands. */
  async function clubs(action: (club: Awaited<ReturnType<typeof twoAdmins>>) => Promise<Answer<unknown>[]>) {
    const made = []
    for (let n = 0; n < CLUBS; n += 1) made.push(await twoAdmins())
    const answers = await Promise.all(made.map(action))
    await expectInvariants(server)
    return Promise.all(
      made.map(async ({ ada, ben, groupId }, n) => ({
        text: answers[n]?.map(({ status, problem }) => problem.code ?? status),
        ada: await roleOf(ada, groupId).catch(() => 'gone'),
        ben: await roleOf(ben, groupId).catch(() => 'gone'),
      })),
    )
  }

  async function twoAdmins() {
    const { ada, ben, groupId, bensId } = await adasGroup(server)
    const at = { params: { groupId, memberId: bensId } }
    await ada.call(makeAdmin, at)
    return { ada, ben, groupId, at }
  }

  test('handing over while the creator deactivates: eight groups, each is Ben’s in the end', async () => {
    const ends = await clubs(({ ada, at }) => Promise.all([ada.call(handOver, at), ada.call(deactivate, {})]))
    for (const { text: statusesText, ada, ben } of ends) {
      expect([
        [200, 200],
        ['not-allowed', 200],
        ['session-over', 200],
      ]).toContainEqual(statusesText)
      expect([ada, ben]).toEqual(['gone', 'creator'])
    }
  })

  test('handing over to a person who deactivates: eight groups, each has an owner', async () => {
    const ends = await clubs(({ ada, ben, at }) =>
      Promise.all([ada.call(handOver, at), ben.call(deactivate, {})]),
    )
    for (const { text: statusesText, ada, ben } of ends) {
      expect([
        [200, 200],
        ['not-an-admin', 200],
        ['member-not-found', 200],
      ]).toContainEqual(statusesText)
      expect([ada, ben]).toEqual(['creator', 'gone'])
    }
  })
})
