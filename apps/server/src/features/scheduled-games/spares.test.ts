import { joinGroup, leaveGroup } from '@turnout/contract/groups'
import { approveMember, changeMemberAttendance, listMembers } from '@turnout/contract/members'
import { listNotifications } from '@turnout/contract/notifications'
import { callSpares, cancelScheduledGame, getScheduledGame } from '@turnout/contract/scheduled-games'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/tables.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { memberIdOf } from '../groups/testing.ts'
import { DELIVER_NOTIFICATION } from '../notifications/job-kinds.ts'
import { IN, LIMITED, sweep, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

const questionsTo = async (who: Person) =>
  (await who.call(listNotifications, {})).reply.notifications.map(({ kind }) => kind)

describe('[H-20] a spare', () => {
  async function withSpare() {
    const club = await week(server, LIMITED)
    const { ada, ben, groupId, params } = club
    const memberId = await memberIdOf(ada, groupId, ben)
    const mark = (is_spare: boolean) =>
      ada.call(changeMemberAttendance, { params: { groupId, memberId }, body: { is_spare } })
    const sparesSeenBy = async (who: typeof ada) =>
      (await who.call(listMembers, { params })).reply
        .filter(({ is_spare }) => is_spare)
        .map(({ user }) => user.id)
    return { ...club, memberId, mark, sparesSeenBy }
  }

  test('is marked by an admin, and a regular again', async () => {
    const { ben, cleo, mark, sparesSeenBy } = await withSpare()
    expect((await mark(true)).reply).toMatchObject({ is_spare: true, user: { id: ben.id } })
    expect(await sparesSeenBy(cleo)).toEqual([ben.id])
    await mark(false)
    expect(await sparesSeenBy(cleo)).toEqual([])
  })

  test('may say in at any time', async () => {
    const { ben, answer, mark } = await withSpare()
    await mark(true)
    expect((await answer(ben, IN)).reply.my_answer.answer).toBe('going')
  })

  test('who leaves and returns is a regular', async () => {
    const { ada, ben, params, memberId, mark, sparesSeenBy } = await withSpare()
    await mark(true)
    await ben.call(leaveGroup, { params })
    await ben.call(joinGroup, { params })
    await ada.call(approveMember, { params: { ...params, memberId } })
    expect(await sparesSeenBy(ada)).toEqual([])
  })

  test('is not a person with a pending request', async () => {
    const { ada, ben, params, memberId, mark } = await withSpare()
    await ben.call(leaveGroup, { params })
    await ben.call(joinGroup, { params })
    expect((await mark(true)).problem.code).toBe('member-not-found')
    expect(ada.id).not.toBe(memberId)
  })
})

test('[H-20] a spare is asked when places are left, two days before, and regulars when the game opens', async () => {
  const { ada, ben, cleo, groupId, params } = await week(server, LIMITED)
  const memberId = await memberIdOf(ada, groupId, ben)
  await ada.call(changeMemberAttendance, { params: { ...params, memberId }, body: { is_spare: true } })
  await server.setTime('2026-06-17T18:00:00Z')
  await sweep(server)
  expect([await questionsTo(cleo), await questionsTo(ben)]).toEqual([['game_open'], []])
  await server.setTime('2026-06-21T18:00:00Z')
  await sweep(server)
  expect([await questionsTo(cleo), await questionsTo(ben)]).toEqual([['game_open'], ['spare_asked']])
  await server.setTime('2026-06-22T18:00:00Z')
  await sweep(server)
  expect((await questionsTo(ben)).toSorted()).toEqual(['reminder', 'spare_asked'])
})

describe('[H-20] calling the spares', () => {
  test('asks them at once, and once', async () => {
    const { ada, game, tomorrow } = await week(server, LIMITED)
    expect(tomorrow.can_call_spares).toBe(true)
    expect((await ada.call(callSpares, game)).reply.can_call_spares).toBe(false)
    expect((await ada.call(callSpares, game)).problem.code).toBe('spares-asked')
  })

  test('asks them again when organisers learned that too few are in, even a spare with two questions that week', async () => {
    const { ada, ben, cleo, game, params, answer } = await week(server, { minimum: 4 })
    for (const who of [ben, cleo]) {
      const memberId = await memberIdOf(ada, params.groupId, who)
      await ada.call(changeMemberAttendance, { params: { ...params, memberId }, body: { is_spare: true } })
    }
    await answer(cleo, { answer: 'not_going' })
    await sweep(server)
    await server.setTime('2026-06-15T18:00:00Z')
    await sweep(server)
    expect((await ada.call(callSpares, game)).problem.code).toBe('spares-asked')
    await server.setTime('2026-06-16T14:00:00Z')
    await sweep(server)
    expect((await ada.call(getScheduledGame, game)).reply.can_call_spares).toBe(true)
    const deliveries = () => server.deps.sql.$count(jobs, eq(jobs.kind, DELIVER_NOTIFICATION.name))
    const before = await deliveries()
    expect((await ada.call(callSpares, game)).reply.can_call_spares).toBe(false)
    expect(await questionsTo(ben)).toEqual(['spare_asked', 'reminder', 'spare_asked'])
    expect(await questionsTo(cleo)).not.toContain('spare_asked')
    expect(await deliveries()).toBe(before + 1)
    expect((await ada.call(callSpares, game)).problem.code).toBe('spares-asked')
  })

  test('is not possible for a cancelled game, after the start, or in a group that does not ask', async () => {
    const { ada, game } = await week(server, LIMITED)
    await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
    expect((await ada.call(callSpares, game)).problem.code).toBe('game-cancelled')
    const other = await week(server, LIMITED)
    await server.setTime('2026-06-16T18:00:00Z')
    expect((await other.ada.call(callSpares, other.game)).problem.code).toBe('game-begun')
    const quiet = await week(server, { mode: 'off' })
    expect((await quiet.ada.call(callSpares, quiet.game)).problem.code).toBe('answers-off')
  })
})
