import { leaveGroup, updateGroup } from '@turnout/contract/groups'
import { changeMemberAttendance } from '@turnout/contract/members'
import { listNotifications } from '@turnout/contract/notifications'
import { getScheduledGame } from '@turnout/contract/scheduled-games'
import { beforeEach, expect, test } from 'vitest'
import { CANAL_SIDE } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { memberIdOf } from '../groups/testing.ts'
import { scheduledGuests } from './tables.ts'
import { IN, LIMITED, OUT, sweep, WAYS_OUT, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

test.each(WAYS_OUT)(
  '[H-6] when a member %s, their place and that of their guest go to the first on the waiting list',
  async (_, go) => {
    const club = await week(server, LIMITED)
    const { ada, ben, cleo, dan, eve, answer, game } = club
    await answer(ben, { ...IN, guests: ['Gus'] })
    for (const who of [cleo, dan, eve]) await answer(who, IN)
    await go(server, club, ben)
    const { reply } = await ada.call(getScheduledGame, game)
    expect(reply.going.map(({ id }) => id)).toEqual([cleo.id, dan.id])
    expect(reply.waiting.map(({ id }) => id)).toEqual([eve.id])
    expect(await server.deps.sql.select().from(scheduledGuests)).toEqual([])
  },
)

test('[H-6] a member who leaves while others change answers about their place is in no list afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ada, ben, cleo, dan, eve, answer, game, params } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan, eve]) await answer(who, IN)
    const answers = await Promise.all([
      ben.call(leaveGroup, { params }),
      answer(ben, { ...IN, guests: ['Gus'] }),
      dan.call(leaveGroup, { params }),
      answer(cleo, OUT),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const { reply } = await ada.call(getScheduledGame, game)
    expect(reply.going.map(({ id }) => id)).toEqual([eve.id])
    expect(reply.waiting).toEqual([])
    expect(reply.not_going.map(({ user_id }) => user_id)).toEqual([cleo.id])
  }
})

test('[H-13] the free place of a former member makes the sweep ask the spares', async () => {
  const { ada, ben, cleo, dan, answer, groupId, params } = await week(server, LIMITED)
  const memberId = await memberIdOf(ada, groupId, dan)
  await ada.call(changeMemberAttendance, { params: { groupId, memberId }, body: { is_spare: true } })
  for (const who of [ben, cleo]) await answer(who, IN)
  await sweep(server)
  const asked = async () =>
    (await dan.call(listNotifications, {})).reply.notifications.filter(({ kind }) => kind === 'spare_asked')
  expect(await asked()).toEqual([])
  await ben.call(leaveGroup, { params })
  await sweep(server)
  expect(await asked()).toHaveLength(1)
})

test('[H-6] a member who leaves while a playing day is dropped has no answer when the day is back', async () => {
  const { ada, ben, cleo, dan, answer, params, game } = await week(server, LIMITED)
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await ada.call(updateGroup, { params, body: { ...CANAL_SIDE, playing_days: [{ day: 'WEDNESDAY' }] } })
  await ben.call(leaveGroup, { params })
  await ada.call(updateGroup, { params, body: CANAL_SIDE })
  const { reply } = await ada.call(getScheduledGame, game)
  expect(reply.going.map(({ id }) => id)).toEqual([cleo.id, dan.id])
})
