import { checkIn } from '@turnout/contract/game-day'
import { updateGroup } from '@turnout/contract/groups'
import {
  cancelScheduledGame,
  getScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { beforeEach, describe, expect, test } from 'vitest'
import { AT_THE_PITCH } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { sweepOnce } from './sweep.ts'
import { clockEvents, IN, LIMITED, OUT, sweep, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

async function sweepAt(at: string): Promise<void> {
  await server.setTime(at)
  await sweep(server)
}

const stepsOf = async (gameId: string) =>
  (await clockEvents(server, gameId)).flatMap((event) => (event.type === 'step' ? [event.step] : []))

describe('the clock', () => {
  test('[H-18] asks, reminds and finishes at the hours of each game, each once', async () => {
    const { tomorrow, later } = await week(server, { ...LIMITED, minimum: 2 })
    await sweepAt('2026-06-15T12:00:30Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked', 'spares-asked'])
    await sweepAt('2026-06-15T18:00:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked', 'spares-asked', 'reminded'])
    await sweepAt('2026-06-16T13:59:59Z')
    expect(await stepsOf(tomorrow.id)).not.toContain('too-few-told')
    await sweepAt('2026-06-16T14:00:00Z')
    expect((await stepsOf(tomorrow.id)).at(-1)).toBe('too-few-told')
    await sweepAt('2026-06-16T18:00:00Z')
    expect((await stepsOf(tomorrow.id)).at(-1)).toBe('arrivals-placed')
    await sweepAt('2026-06-16T20:00:00Z')
    await sweepAt('2026-06-16T20:30:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual([
      ...['regulars-asked', 'spares-asked', 'reminded', 'too-few-told', 'arrivals-placed', 'finished'],
    ])
    expect(await stepsOf(later.id)).toEqual([])
    await sweepAt('2026-06-17T18:00:00Z')
    expect(await stepsOf(later.id)).toEqual(['regulars-asked'])
  })

  test('[H-18] takes each step once, on eight nodes at once', async () => {
    const { tomorrow } = await week(server, LIMITED)
    await Promise.all(Array.from({ length: 8 }, () => sweepOnce(server.deps)))
    await sweepAt('2026-06-15T12:01:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked', 'spares-asked'])
  })

  test('[H-18] that is interrupted has done nothing, and continues later', async () => {
    const { tomorrow } = await week(server, LIMITED)
    const stopped: typeof server.deps.publish = () => Promise.reject(new Error('The program was stopped.'))
    await sweepOnce({ ...server.deps, publish: stopped })
    expect(await clockEvents(server, tomorrow.id)).toEqual([])
    await sweepAt('2026-06-15T12:05:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked', 'spares-asked'])
  })

  test('[H-18] after nine days settles past games, and asks no one about a game that has begun', async () => {
    const { ben, cleo, answer, tomorrow, later } = await week(server, LIMITED)
    await answer(ben, IN)
    await answer(cleo, IN)
    await server.setTime('2026-06-16T17:45:00Z')
    await ben.call(checkIn, { params: { groupId: tomorrow.group_id }, body: AT_THE_PITCH })
    await sweepAt('2026-06-25T12:00:00Z')
    expect(await clockEvents(server, tomorrow.id)).toEqual([
      { type: 'step', step: 'arrivals-placed' },
      { type: 'step', step: 'finished' },
      { type: 'no-show', personIds: [cleo.id] },
    ])
    expect(await clockEvents(server, later.id)).toEqual([])
  })

  test('[H-10] gives the place of an absent person at the start to one who is there', async () => {
    const { ada, ben, cleo, dan, answer, game, params, tomorrow } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    await server.setTime('2026-06-16T17:45:00Z')
    for (const who of [ben, dan]) await who.call(checkIn, { params, body: AT_THE_PITCH })
    await sweepAt('2026-06-16T18:00:00Z')
    const { reply } = await ada.call(getScheduledGame, game)
    expect(reply.going.map(({ id }) => id)).toEqual([ben.id, dan.id])
    expect(await stepsOf(tomorrow.id)).toContain('arrivals-placed')
  })

  test('[H-13] asks the spares as soon as a place comes free in the last two days', async () => {
    const { ben, cleo, answer, tomorrow } = await week(server, LIMITED)
    await answer(ben, IN)
    await answer(cleo, IN)
    await sweepAt('2026-06-15T13:00:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked'])
    await answer(cleo, OUT)
    await sweepAt('2026-06-15T13:00:10Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked', 'spares-asked'])
  })

  test('[H-16] asks nothing about a cancelled game, and again when it is restored', async () => {
    const { ada, game, tomorrow } = await week(server)
    await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
    await sweepAt('2026-06-15T13:00:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual([])
    await ada.call(restoreScheduledGame, game)
    await sweepAt('2026-06-15T13:00:10Z')
    expect(await stepsOf(tomorrow.id)).toEqual(['regulars-asked'])
  })

  test('asks nothing in a group that does not ask', async () => {
    const { tomorrow } = await week(server, { mode: 'off' })
    await sweepAt('2026-06-16T20:00:00Z')
    expect(await stepsOf(tomorrow.id)).toEqual([])
  })
})

test('[H-8] with fewer teams the last people wait, and with more they are back', async () => {
  const { ada, ben, cleo, dan, eve, answer, game, params } = await week(server, {
    mode: 'limited',
    places: null,
  })
  const resize = (max_players_per_team: number) =>
    ada.call(updateGroup, { params, body: { max_teams: 2, max_players_per_team } })
  for (const who of [ben, cleo, dan, eve]) await answer(who, IN)
  await resize(1)
  const fewer = (await ada.call(getScheduledGame, game)).reply
  expect([fewer.going, fewer.waiting].map((list) => list.map(({ id }) => id))).toEqual([
    [ben.id, cleo.id],
    [dan.id, eve.id],
  ])
  await resize(2)
  const more = (await ada.call(getScheduledGame, game)).reply
  expect(more.going.map(({ id }) => id)).toEqual([ben.id, cleo.id, dan.id, eve.id])
})

test('[H-16] a game that was moved and then cancelled is listed until its new date, and can be restored there', async () => {
  const { ada, params, game, tomorrow } = await week(server)
  const date = '2026-06-20'
  await ada.call(moveScheduledGame, { ...game, body: { date, start_time: '19:00', end_time: '21:00' } })
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
  await server.setTime('2026-06-19T12:00:00Z')
  const { reply } = await ada.call(listScheduledGames, { params })
  expect(reply.find(({ id }) => id === tomorrow.id)).toMatchObject({ date, state: 'cancelled' })
  expect((await ada.call(restoreScheduledGame, game)).reply).toMatchObject({ date, state: 'moved' })
})
