import { getGroup, joinGroup, listMyGroups } from '@turnout/contract/groups'
import { approveMember, listMembers, makeAdmin, removeMember } from '@turnout/contract/members'
import { describe, expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo } from '../accounts/testing.ts'
import { adasGroup, approve, createTestGroup, memberIdOf } from '../groups/testing.ts'

const server = sharedServer()

const UNKNOWN = '0198c2f0-0000-7000-8000-000000000000'

describe('removing', () => {
  test('[M5] a removed member has no access on the next request', async () => {
    const { ada, ben, groupId, bensId, params } = await adasGroup(server)
    const { reply } = await ada.call(removeMember, { params: { groupId, memberId: bensId } })
    expect(reply.message).toBe('Ben Okafor is no longer in the group.')

    expect((await ben.call(listMembers, { params })).problem.code).toBe('not-allowed')
    expect((await ben.call(listMyGroups)).reply).toEqual([])
    expect((await ben.call(getGroup, { params })).reply).toMatchObject({
      member_count: 1,
      current_user_membership: { is_member: false, is_pending: false, role: null, is_creator: false },
    })
    expect((await mailTo(server, ben.email)).map(({ subject }) => subject)).toContain(
      "You're no longer in “Tuesday Football”",
    )
  })

  test('[G-5] a person whom another admin has approved meanwhile is not rejected, and a pending one is', async () => {
    const { ada, dan, groupId, params } = await adasGroup(server)
    await dan.call(joinGroup, { params })
    const dansId = await memberIdOf(ada, groupId, dan)
    const reject = () =>
      ada.call(removeMember, {
        params: { groupId, memberId: dansId },
        query: { only_pending: 'true' },
      })
    await ada.call(approveMember, { params: { groupId, memberId: dansId } })
    expect((await reject()).problem.code).toBe('already-member')
    expect((await dan.call(listMembers, { params })).status).toBe(200)

    const { reply } = await ada.call(removeMember, { params: { groupId, memberId: dansId } })
    expect(reply.message).toContain('is no longer in the group')
    await dan.call(joinGroup, { params })
    expect((await reject()).status).toBe(200)
    expect((await reject()).problem.code).toBe('no-such-request')
  })

  test('[G-6] Ben, who is not an admin, can remove no one', async () => {
    const { ada, ben, dan, groupId, params } = await adasGroup(server)
    await dan.call(joinGroup, { params })
    for (const who of [ada, ben, dan]) {
      const memberId = await memberIdOf(ada, groupId, who)
      expect((await ben.call(removeMember, { params: { groupId, memberId } })).problem.code).toBe(
        'not-allowed',
      )
    }
  })

  test('[G-6] an admin cannot remove themselves, the creator or another admin; the creator can', async () => {
    const { ada, ben, groupId, bensId } = await adasGroup(server)
    const cleosId = await approve(ada, groupId, await person(server, 'Cleo'))
    for (const memberId of [bensId, cleosId]) await ada.call(makeAdmin, { params: { groupId, memberId } })
    const adasId = await memberIdOf(ada, groupId, ada)

    const answer = async (who: typeof ada, memberId: string) => {
      const { status, problem } = await who.call(removeMember, { params: { groupId, memberId } })
      return problem.code ?? status
    }
    expect(await answer(ben, bensId)).toBe('cannot-remove-yourself')
    expect(await answer(ben, adasId)).toBe('cannot-remove-creator')
    expect(await answer(ben, cleosId)).toBe('only-creator-removes-admins')
    expect(await answer(ada, adasId)).toBe('cannot-remove-yourself')
    expect(await answer(ada, cleosId)).toBe(200)
  })

  test('[M3] member ids of another group are unknown here', async () => {
    const { ada, groupId } = await adasGroup(server)
    const eve = await person(server, 'Eve')
    const evesGroup = await createTestGroup(eve)
    const dan = await person(server, 'Dan')
    await dan.call(joinGroup, { params: { groupId: evesGroup } })
    const dansIdThere = await memberIdOf(eve, evesGroup, dan)

    for (const memberId of [dansIdThere, UNKNOWN, dan.id, groupId, 'ben']) {
      const params = { groupId, memberId }
      expect((await ada.call(removeMember, { params })).problem.code).toMatch(
        /group-not-found|member-not-found/,
      )
      expect((await ada.call(approveMember, { params })).problem.status).toBe(404)
      expect((await ada.call(makeAdmin, { params })).problem.status).toBe(404)
    }
    expect(
      (await ada.call(approveMember, { params: { groupId: evesGroup, memberId: dansIdThere } })).problem.code,
    ).toBe('not-allowed')
  })
})

describe('approving and promoting', () => {
  test('[G-5] Dan is approved and gets a mail, and a second approval tells Ada that he is in', async () => {
    const { ada, dan, groupId, params } = await adasGroup(server)
    await dan.call(joinGroup, { params })
    const memberId = await memberIdOf(ada, groupId, dan)
    const { reply } = await ada.call(approveMember, { params: { groupId, memberId } })
    expect(reply).toMatchObject({ id: memberId, role: 'member', is_approved: true, is_creator: false })
    expect((await ada.call(approveMember, { params: { groupId, memberId } })).problem.code).toBe(
      'already-member',
    )
    expect((await dan.call(getGroup, { params })).reply.member_count).toBe(3)
    expect((await mailTo(server, dan.email)).map(({ subject }) => subject)).toEqual([
      "You're in: “Tuesday Football”",
    ])
  })

  test('[I13] approving and rejecting at once have one outcome', async () => {
    const { ada, ben, dan, groupId, bensId, params } = await adasGroup(server)
    await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
    await dan.call(joinGroup, { params })
    const memberId = await memberIdOf(ada, groupId, dan)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => ada.call(approveMember, { params: { groupId, memberId } })),
      ...Array.from({ length: 10 }, () => ben.call(removeMember, { params: { groupId, memberId } })),
    ])
    const approvals = answers.slice(0, 10).filter(({ status }) => status === 200)
    const removals = answers.slice(10).filter(({ status }) => status === 200)
    expect(approvals.length).toBeLessThanOrEqual(1)
    expect(removals).toHaveLength(1)
    expect((await dan.call(getGroup, { params })).reply).toMatchObject({
      member_count: 2,
      current_user_membership: { is_member: false, is_pending: false },
    })
  })

  test('[G-7] Ben becomes an admin once, sees what admins see, and people cannot promote themselves', async () => {
    const { ada, ben, dan, groupId, bensId, params } = await adasGroup(server)
    const promote = (who: typeof ada, memberId: string) =>
      who.call(makeAdmin, { params: { groupId, memberId } })
    expect((await promote(ben, bensId)).problem.code).toBe('not-allowed')
    expect((await promote(ada, bensId)).reply.role).toBe('admin')
    expect((await promote(ada, bensId)).problem.code).toBe('already-admin')
    expect((await promote(ben, bensId)).problem.code).toBe('cannot-promote-yourself')

    await dan.call(joinGroup, { params })
    const dansId = await memberIdOf(ben, groupId, dan)
    expect((await promote(ben, dansId)).problem.code).toBe('not-approved-yet')
    expect((await mailTo(server, ben.email)).map(({ subject }) => subject)).toContain(
      "You're now an admin of “Tuesday Football”",
    )
  })

  test('[M4] the platform role gives no access to a group', async () => {
    const { ada, dan, groupId, params } = await adasGroup(server)
    const operator = await person(server, 'Olu', { admin: true })
    await dan.call(joinGroup, { params })
    const memberId = await memberIdOf(ada, groupId, dan)
    for (const endpoint of [approveMember, makeAdmin, removeMember])
      expect((await operator.call(endpoint, { params: { groupId, memberId } })).problem.code).toBe(
        'not-allowed',
      )
  })
})
