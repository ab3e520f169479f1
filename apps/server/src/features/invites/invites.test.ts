import { getGroup, joinGroup, listMyGroups } from '@turnout/contract/groups'
import { changeInvite, getInvite, previewInvite, renewInvite } from '@turnout/contract/invites'
import { listMembers, makeAdmin, removeMember } from '@turnout/contract/members'
import { describe, expect, test } from 'vitest'
import { budgets } from '../../platform/http/tables.ts'
import type { Person } from '../../testing/people.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { adasGroup, createTestGroup, memberIdOf } from '../groups/testing.ts'

const server = sharedServer()

type Params = { groupId: string }

const linkOf = async (who: Person, params: Params) =>
  (await who.call(getInvite, { params })).reply.token ?? ''

const joinWith = async (who: Person, params: Params, invite: string) => {
  const { reply, problem } = await who.call(joinGroup, { params, query: { invite } })
  if (!reply) return problem.code
  const { is_member, is_pending } = reply.current_user_membership
  return [is_member ? 'in' : is_pending ? 'asking' : 'out', reply.invite_worked]
}

const inviteEffect = async (params: Params, invite: string) =>
  (await server.call(previewInvite, { params, query: { invite } })).reply.worth

describe('the link', () => {
  test('is the same for every member, and no one else sees it', async () => {
    const { ada, ben, dan, params } = await adasGroup(server)
    const token = await linkOf(ben, params)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await linkOf(ada, params)).toBe(token)
    expect((await dan.call(getInvite, { params })).problem.code).toBe('not-allowed')
    expect((await ben.call(renewInvite, { params })).problem.code).toBe('not-allowed')
    expect((await ben.call(changeInvite, { params, body: { join_at_once: true } })).problem.code).toBe(
      'not-allowed',
    )
  })

  test('is the same for two who are the first to read it at once', async () => {
    const { ada, ben, params } = await adasGroup(server)
    const [one, other] = await Promise.all([linkOf(ada, params), linkOf(ben, params)])
    expect(one).toBe(other)
  })

  test('[G-11] lets Dan ask to join, unless Ada lets people with the link in at once', async () => {
    const { ada, ben, dan, params } = await adasGroup(server)
    const token = await linkOf(ben, params)
    expect(await inviteEffect(params, token)).toBe('asks')
    expect(await joinWith(dan, params, token)).toEqual(['asking', true])

    await ada.call(changeInvite, { params, body: { join_at_once: true } })
    expect(await inviteEffect(params, token)).toBe('joins')
    // a person who asked before and has the link now need not wait
    expect(await joinWith(dan, params, token)).toEqual(['in', true])
    expect((await dan.call(listMyGroups)).reply).toHaveLength(1)
    expect((await dan.call(listMembers, { params })).reply).toHaveLength(3)
    expect(await joinWith(dan, params, token)).toBe('already-member')
  })

  test('is void after a renewal: people with the old one ask like anyone', async () => {
    const { ada, dan, params } = await adasGroup(server)
    const old = await linkOf(ada, params)
    await ada.call(changeInvite, { params, body: { join_at_once: true } })
    const { reply } = await ada.call(renewInvite, { params })
    expect(reply).toMatchObject({ join_at_once: true })
    expect(reply.token).not.toBe(old)
    expect([await inviteEffect(params, old), await inviteEffect(params, reply.token ?? '')]).toEqual([
      'none',
      'joins',
    ])
    expect(await joinWith(dan, params, old)).toEqual(['asking', false])
    expect(await joinWith(await person(server, 'Cleo'), params, reply.token ?? '')).toEqual(['in', true])
  })

  test('that is off is invisible and void; switched on again it is the same', async () => {
    const { ada, ben, dan, params } = await adasGroup(server)
    const token = await linkOf(ben, params)
    await ada.call(changeInvite, { params, body: { is_active: false } })
    expect((await ben.call(getInvite, { params })).reply.token).toBeNull()
    expect(await joinWith(dan, params, token)).toEqual(['asking', false])
    await ada.call(changeInvite, { params, body: { is_active: true } })
    expect(await linkOf(ben, params)).toBe(token)
  })

  test('[M3] of another group, a broken one and a long one have no effect, like no link', async () => {
    const { dan, params } = await adasGroup(server)
    const eve = await person(server, 'Eve')
    const elsewhere = await linkOf(eve, { groupId: await createTestGroup(eve) })
    for (const token of [elsewhere, `${elsewhere} `, 'x', 'x\u0000', "'; drop table users"])
      expect(await inviteEffect(params, token)).toBe('none')
    expect((await dan.call(joinGroup, { params, query: { invite: 'x'.repeat(300) } })).status).toBe(422)
    expect(await joinWith(dan, params, elsewhere)).toEqual(['asking', false])
    expect((await dan.call(joinGroup, { params })).reply.invite_worked).toBeNull()
  })

  test('[G-3] does not let in a person whom an admin rejected today', async () => {
    const { ada, dan, groupId, params } = await adasGroup(server)
    await ada.call(changeInvite, { params, body: { join_at_once: true } })
    await dan.call(joinGroup, { params })
    await ada.call(removeMember, { params: { groupId, memberId: await memberIdOf(ada, groupId, dan) } })
    expect(await joinWith(dan, params, await linkOf(ada, params))).toBe('rejected-lately')
  })
})

test('each admin gets one mail about a person who joined by the link, and the usual one about a request', async () => {
  await resetServer(server)
  const { ada, ben, dan, params, bensId } = await adasGroup(server)
  await ada.call(makeAdmin, { params: { ...params, memberId: bensId } })
  await ada.call(changeInvite, { params, body: { join_at_once: true } })
  const token = await linkOf(ada, params)
  await Promise.all([1, 2, 3].map(() => joinWith(dan, params, token)))
  const cleo = await person(server, 'Cleo')
  await cleo.call(joinGroup, { params })
  // sent while Cleo's request is pending: an answered request is not mailed
  await mailTo(server, ada.email)
  await joinWith(cleo, params, token)
  for (const { email } of [ada, ben]) {
    const subjects = (await mailTo(server, email))
      .map(({ subject }) => subject)
      .filter((subject) => /^“(Dan|Cleo)/.test(subject ?? ''))
    expect(subjects).toEqual([
      '“Dan Okafor” joined “Tuesday Football”',
      '“Cleo Okafor” asks to join “Tuesday Football”',
      '“Cleo Okafor” joined “Tuesday Football”',
    ])
  }
})

test('[A6] checking the effect of links has a limit', async () => {
  const { params } = await adasGroup(server)
  await inviteEffect(params, 'x'.repeat(43))
  await server.deps.sql.update(budgets).set({ spent: 200 })
  const { status, problem } = await server.call(previewInvite, { params, query: { invite: 'x'.repeat(43) } })
  expect([status, problem.code]).toEqual([429, 'too-many-requests'])
})

describe('at the same moment', () => {
  test('twenty joins with a link that lets in make one member', async () => {
    const { ada, dan, params } = await adasGroup(server)
    await ada.call(changeInvite, { params, body: { join_at_once: true } })
    const token = await linkOf(ada, params)
    const answers = await Promise.all(Array.from({ length: 20 }, () => joinWith(dan, params, token)))
    expect(answers.filter((answer) => answer[0] === 'in')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'already-member')).toHaveLength(19)
    expect((await dan.call(getGroup, { params })).reply.member_count).toBe(3)
  })

  test('joining with a link during its renewal: in by the old one or asking, and nothing in between', async () => {
    for (let round = 0; round < 10; round += 1) {
      await server.reset()
      const { ada, dan, params } = await adasGroup(server)
      await ada.call(changeInvite, { params, body: { join_at_once: true } })
      const old = await linkOf(ada, params)
      const [came, renewed] = await Promise.all([
        joinWith(dan, params, old),
        ada.call(renewInvite, { params }),
      ])
      expect(renewed.status).toBe(200)
      expect([
        ['in', true],
        ['asking', false],
      ]).toContainEqual(came)
    }
  })
})
