import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { getPaidList } from '@turnout/contract/paid-list'
import { acceptPlace, getScheduledGame } from '@turnout/contract/scheduled-games'
import { beforeEach, expect, test } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, OUT, SETTINGS, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

const THREE = { mode: 'limited', places: 3, cost: { amount: 500, currency: 'GBP' } } as const

/** Ben, Cleo and Dan have the three places; Ben's guests Ines and Jon wait, and behind them Eve. */
async function fullGame() {
  const club = await week(server, THREE)
  for (const who of [club.ben, club.cleo, club.dan]) await club.answer(who, IN)
  await club.answer(club.ben, { ...IN, guests: ['Ines', 'Jon'] })
  await club.answer(club.eve, IN)
  const guestsOf = async (who: Person) =>
    (await who.call(getScheduledGame, club.game)).reply.my_answer.guests.map(
      ({ name, is_waiting, is_offered }) => [name, is_waiting, is_offered],
    )
  return { ...club, guestsOf }
}

test('[H-1] an answer shows which guests have a place and which wait, and the day before the first in the list moves up', async () => {
  const { ben, cleo, answer, guestsOf } = await fullGame()
  expect(await guestsOf(ben)).toEqual([
    ['Ines', true, false],
    ['Jon', true, false],
  ])
  await answer(cleo, OUT)
  expect(await guestsOf(ben)).toEqual([
    ['Ines', false, false],
    ['Jon', true, false],
  ])
})

test('[H-7] two hours before the start a person who is in accepts the free place for the first of their guests', async () => {
  const { ben, cleo, eve, answer, game, guestsOf } = await fullGame()
  expect((await ben.call(acceptPlace, game)).problem.code).toBe('place-taken')
  await server.setTime('2026-06-16T16:00:00Z')
  await answer(cleo, OUT)
  expect(await guestsOf(ben)).toEqual([
    ['Ines', true, true],
    ['Jon', true, true],
  ])
  const { reply } = await ben.call(acceptPlace, game)
  expect(reply).toMatchObject({ going_count: 3, waiting_count: 2, my_answer: { answer: 'going' } })
  expect(await guestsOf(ben)).toEqual([
    ['Ines', false, false],
    ['Jon', true, false],
  ])
  expect((await eve.call(acceptPlace, game)).problem.code).toBe('place-taken')
})

test('[H-31] a person pays for a guest once the guest has a place, not while they wait', async () => {
  const { ben, cleo, answer, game } = await fullGame()
  const line = async () => (await ben.call(getPaidList, game)).reply.lines[0]
  expect(await line()).toMatchObject({ guest_count: 0, amount: 500 })
  await answer(cleo, OUT)
  expect(await line()).toMatchObject({ guest_count: 1, amount: 1000 })
})

test('[H-1] guests from before guests were switched off stay and can be removed, and no more can be added', async () => {
  const { ada, ben, params, answer, guestsOf } = await fullGame()
  await ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...THREE, guests_allowed: false } })
  expect((await answer(ben, { ...IN, at_short_notice: false })).status).toBe(200)
  expect((await guestsOf(ben)).map(([name]) => name)).toEqual(['Ines', 'Jon'])
  expect((await answer(ben, { ...IN, guests: ['Ines', 'Kim'] })).problem.code).toBe('guests-off')
  expect((await answer(ben, { ...IN, guests: ['Jon'] })).status).toBe(200)
  expect((await guestsOf(ben)).map(([name]) => name)).toEqual(['Jon'])
})
