import { listPlayers, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { assignTeams } from '@turnout/contract/teams'
import { afterEach, expect, test } from 'vitest'
import { checkInAtPitch, club } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

afterEach(() => expectInvariants(server))

async function statusOfBen(ada: Person, groupId: string, at: string) {
  await server.setTime(at)
  const { reply } = await ada.call(listPlayers, { params: { groupId } })
  return reply.find(({ name }) => name === 'Ben Okafor')?.status
}

const LATE = { playing_days: [{ day: 'TUESDAY' }], game_start_time: '22:00', game_end_time: '01:00' }
/** In Sydney the clocks go back at three that night: half past two occurs twice. */
const LONG_NIGHT = {
  venue_latitude: -33.8688,
  venue_longitude: 151.2093,
  playing_days: [{ day: 'SUNDAY' }],
  game_start_time: '01:30',
  game_end_time: '03:30',
}
/** In London they go forward at one in spring: there is no half past one. */
const SHORT_NIGHT = { playing_days: [{ day: 'SUNDAY' }], game_start_time: '00:30', game_end_time: '03:00' }
const NEW_YORK = { venue_latitude: 40.7128, venue_longitude: -74.006 }

test.each([
  ['22:00 to 01:00: just before it', LATE, '2026-06-09T20:59:00Z', 'expected'],
  ['at its start', LATE, '2026-06-09T21:00:00Z', 'delayed'],
  ['half an hour past midnight, on the day after', LATE, '2026-06-09T23:30:00Z', 'delayed'],
  ['a minute before its end', LATE, '2026-06-09T23:59:00Z', 'delayed'],
  ['01:30 to 03:30 when the clocks go back: just before it', LONG_NIGHT, '2026-04-04T14:29:00Z', 'expected'],
  ['the first half past two', LONG_NIGHT, '2026-04-04T15:30:00Z', 'delayed'],
  ['the second half past two', LONG_NIGHT, '2026-04-04T16:30:00Z', 'delayed'],
  ['half past three', LONG_NIGHT, '2026-04-04T17:30:00Z', 'absent'],
  ['00:30 to 03:00 when they go forward: at its start', SHORT_NIGHT, '2026-03-29T00:30:00Z', 'delayed'],
  ['an hour and a half later it is three', SHORT_NIGHT, '2026-03-29T02:00:00Z', 'absent'],
  ['19:00 by the clock of New York', NEW_YORK, '2026-06-09T22:59:00Z', 'expected'],
  ['when it strikes', NEW_YORK, '2026-06-09T23:00:00Z', 'delayed'],
  ['nine there, past one in London', NEW_YORK, '2026-06-10T01:00:00Z', 'absent'],
])('[D-4] [D-9] %s', async (_, group, at, status) => {
  const { ada, groupId } = await club(server, ['Ben'], group)
  expect(await statusOfBen(ada, groupId, at)).toBe(status)
})

test('[D-4] arrivals stay arrived, and a person who missed the last game is absent while it is finished past midnight', async () => {
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo'], LATE)
  await server.setTime('2026-06-09T21:10:00Z')
  await checkInAtPitch(people[1]!, groupId)
  const params = { groupId }
  const body = [{ name: 'Guest 1' }, { name: 'Guest 2' }]
  const [one, two] = (await ada.call(manualCheckIn, { params, body })).reply
  await ada.call(assignTeams, { params, body: { 1: [one?.id ?? ''], 2: [two?.id ?? ''] } })
  await server.setTime('2026-06-09T23:45:00Z')
  await ada.call(playBall, { params })
  expect(await statusOfBen(ada, groupId, '2026-06-10T00:30:00Z')).toBe('absent')
  const { reply } = await ada.call(listPlayers, { params })
  expect(reply.find(({ name }) => name === 'Cleo Okafor')?.status).toBe('arrived')
})
