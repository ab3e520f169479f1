import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn, listPlayers } from '@turnout/contract/game-day'
import { answerScheduledGame, listScheduledGames, moveScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { AT_THE_PITCH, checkInAtPitch, club } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

const SETTINGS = { places: null, minimum: null, guests_allowed: true, fair_places: false }
type Settings = Partial<typeof SETTINGS> | { places: number }

/** Ada's Tuesday. Ben and Eve are in, Ben with Lina; Cleo is out; Ada and Dan have not answered. */
async function tuesday(mode: 'who_comes' | 'limited' | 'off' = 'who_comes', settings: Settings = {}) {
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo', 'Dan', 'Eve'])
  const [ben, cleo, dan, eve] = people as [Person, Person, Person, Person]
  const params = { groupId }
  await server.setTime('2026-06-15T12:00:00Z')
  const change = (next: 'who_comes' | 'limited' | 'off') =>
    ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...settings, mode: next } })
  await change(mode === 'off' ? 'who_comes' : mode)
  const gameId = (await ada.call(listScheduledGames, { params })).reply[0]!.id
  const game = { params: { groupId, gameId } }
  await ben.call(answerScheduledGame, { ...game, body: { answer: 'going', guests: ['Lina Haddad'] } })
  await cleo.call(answerScheduledGame, { ...game, body: { answer: 'not_going' } })
  await eve.call(answerScheduledGame, { ...game, body: { answer: 'going' } })
  if (mode === 'off') await change('off')
  const listAt = async (at: string) => {
    await server.setTime(at)
    const { reply } = await dan.call(listPlayers, { params })
    return reply.map(({ name, status, answer }) => [name.split(' ')[0], status, answer])
  }
  return { ada, ben, cleo, dan, eve, params, game, listAt }
}

test('[D-4] people who are in come first, then those without an answer; a person who is out is absent before the start', async () => {
  const { dan, params, listAt } = await tuesday()
  expect(await listAt('2026-06-16T17:30:00Z')).toEqual([
    ['Ben', 'expected', 'going'],
    ['Eve', 'expected', 'going'],
    ['Ada', 'expected', null],
    ['Dan', 'expected', null],
    ['Cleo', 'absent', 'not_going'],
  ])
  const { reply } = await dan.call(listPlayers, { params })
  expect(reply[0]?.coming_guests).toBe(1)
})

test('[D-4] a person who is in and not there after the start is delayed; arrivals come first, in order, whatever they answered', async () => {
  const { cleo, dan, params, listAt } = await tuesday()
  await server.setTime('2026-06-16T17:30:00Z')
  await checkInAtPitch(dan, params.groupId)
  expect((await cleo.call(checkIn, { params, body: AT_THE_PITCH })).reply.player.arrival_number).toBe(2)
  expect(await listAt('2026-06-16T18:01:00Z')).toEqual([
    ['Dan', 'arrived', null],
    ['Cleo', 'arrived', 'not_going'],
    ['Ben', 'delayed', 'going'],
    ['Eve', 'delayed', 'going'],
    ['Ada', 'delayed', null],
  ])
})

test('a person on the waiting list is between those who are in and those without an answer', async () => {
  const { listAt } = await tuesday('limited', { places: 2 })
  expect(await listAt('2026-06-16T17:30:00Z')).toEqual([
    ['Ben', 'expected', 'going'],
    ['Eve', 'expected', 'waiting'],
    ['Ada', 'expected', null],
    ['Dan', 'expected', null],
    ['Cleo', 'absent', 'not_going'],
  ])
})

test('a group that does not ask shows no answers on its game day, not even older ones', async () => {
  const { listAt } = await tuesday('off')
  expect(await listAt('2026-06-16T17:30:00Z')).toEqual(
    ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => [name, 'expected', undefined]),
  )
})

test('a game that is moved to another day has its answers on the game day there', async () => {
  const { ada, game, listAt } = await tuesday()
  const body = { date: '2026-06-18', start_time: '19:00', end_time: '21:00' }
  await ada.call(moveScheduledGame, { ...game, body })
  const thursday = await listAt('2026-06-18T17:30:00Z')
  expect(thursday.map(([, , answer]) => answer)).toEqual(['going', 'going', null, null, 'not_going'])
})
