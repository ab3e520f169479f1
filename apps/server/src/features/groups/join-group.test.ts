import { getGroup, joinGroup, leaveGroup, listMyGroups } from '@turnout/contract/groups'
import { approveMember, listMembers, removeMember } from '@turnout/contract/members'
import { count } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo } from '../accounts/testing.ts'
import { members } from '../members/tables.ts'
import { adasGroup, memberIdOf } from './testing.ts'

const server = sharedServer()

const DAY = 24 * 60 * 60 * 1000
const twentyAtOnce = <T>(action: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, action))

const rows = async () => (await server.deps.sql.select({ n: count() }).from(members))[0]?.n

test('Ada sees the number of pending requests; no one else does', async () => {
  const { ada, ben, dan, groupId, params } = await adasGroup(server)
  const asking = async (who: Person) => (await who.call(listMyGroups)).reply[0]?.pending_count
  expect(await asking(ada)).toBe(0)
  await dan.call(joinGroup, { params })
  await (await person(server, 'Cleo')).call(joinGroup, { params })
  expect(await asking(ada)).toBe(2)
  expect((await ada.call(getGroup, { params })).reply.pending_count).toBe(2)
  for (const who of [ben, dan]) {
    expect(await asking(who)).toBeUndefined()
    expect((await who.call(getGroup, { params })).reply).not.toHaveProperty('pending_count')
  }
  await ada.call(approveMember, { params: { groupId, memberId: await memberIdOf(ada, groupId, dan) } })
  expect(await asking(ada)).toBe(1)
})

describe('asking to join', () => {
  test('[G-2] Dan requests to join, and Ada gets a mail about it', async () => {
    const { ada, dan, params } = await adasGroup(server)
    const { status, reply } = await dan.call(joinGroup, { params })
    expect(status).toBe(200)
    expect(reply).toEqual({
      message: 'Join request submitted successfully!',
      invite_worked: null,
      current_user_membership: { is_member: false, is_pending: true, role: null, is_creator: false },
    })
    const subjects = (await mailTo(server, ada.email)).map(({ subject }) => subject)
    expect(subjects).toContain('“Dan Okafor” asks to join “Tuesday Football”')
  })

  test('[I13] twenty requests at once are one request and one mail to Ada', async () => {
    const { ada, dan, params } = await adasGroup(server)
    const before = await mailTo(server, ada.email)
    const answers = await twentyAtOnce(() => dan.call(joinGroup, { params }))
    expect(answers.map(({ reply }) => reply.current_user_membership.is_pending)).toEqual(Array(20).fill(true))
    expect(await rows()).toBe(3)
    expect(await mailTo(server, ada.email)).toHaveLength(before.length + 1)
  })

  test.each([
    ['no body', undefined],
    ['an empty object', {}],
    ['a method option', { method: 'POST' }],
  ])('[B1] %s as the body works like any other', async (_, body) => {
    const { dan, params } = await adasGroup(server)
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/api/v1/sport-groups/${params.groupId}/join`,
      headers: { authorization: `Bearer ${dan.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    })
    expect(statusCode).toBe(200)
  })

  test('[G-2] a request of a member is refused, because they are in the group', async () => {
    const { ada, ben, params } = await adasGroup(server)
    for (const who of [ada, ben])
      expect((await who.call(joinGroup, { params })).problem.code).toBe('already-member')
  })

  test('[G-3] after a rejection Dan waits a day, and then may send another request', async () => {
    const { ada, dan, groupId, params } = await adasGroup(server)
    await dan.call(joinGroup, { params })
    const memberId = await memberIdOf(ada, groupId, dan)
    await ada.call(removeMember, { params: { groupId, memberId } })
    expect((await mailTo(server, dan.email)).map(({ subject }) => subject)).toEqual([
      'Your request to join “Tuesday Football”',
    ])

    server.pass(DAY - 60_000)
    expect((await dan.call(joinGroup, { params })).problem).toMatchObject({
      status: 409,
      code: 'rejected-lately',
    })
    server.pass(61_000)
    expect((await dan.call(joinGroup, { params })).reply.current_user_membership.is_pending).toBe(true)
    expect(await rows()).toBe(3)
  })

  test('an unknown group cannot be joined', async () => {
    const dan = await person(server, 'Dan')
    for (const groupId of ['0198c2f0-0000-7000-8000-000000000000', 'lions'])
      expect((await dan.call(joinGroup, { params: { groupId } })).problem.code).toBe('group-not-found')
  })
})

describe('leaving', () => {
  test('[G-4] Ben leaves and sees no names on the next request', async () => {
    const { ben, params } = await adasGroup(server)
    const { reply } = await ben.call(leaveGroup, { params })
    expect(reply.message).toBe('Left group successfully!')
    expect((await ben.call(listMembers, { params })).problem.code).toBe('not-allowed')
    expect((await ben.call(listMyGroups)).reply).toEqual([])
  })

  test('[G-4] Dan withdraws his request, and may ask again at once', async () => {
    const { dan, params } = await adasGroup(server)
    await dan.call(joinGroup, { params })
    expect((await dan.call(leaveGroup, { params })).status).toBe(200)
    expect((await dan.call(joinGroup, { params })).status).toBe(200)
  })

  test('[G-4] the creator cannot leave, nor a person who was never in', async () => {
    const { ada, dan, params } = await adasGroup(server)
    expect((await ada.call(leaveGroup, { params })).problem).toMatchObject({
      status: 403,
      code: 'creator-cannot-leave',
    })
    expect((await dan.call(leaveGroup, { params })).problem).toMatchObject({
      status: 409,
      code: 'not-a-member',
    })
  })

  test('[I13] leaving during the approval has one outcome', async () => {
    const { ada, dan, groupId, params } = await adasGroup(server)
    for (let round = 0; round < 5; round += 1) {
      await dan.call(joinGroup, { params })
      const memberId = await memberIdOf(ada, groupId, dan)
      const [approved, left] = await Promise.all([
        ada.call(approveMember, { params: { groupId, memberId } }),
        dan.call(leaveGroup, { params }),
      ])
      expect(left.status).toBe(200)
      expect([200, 404]).toContain(approved.status)
      const { reply } = await dan.call(getGroup, { params })
      expect(reply.current_user_membership.is_member).toBe(false)
    }
  })
})
