import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { countEvents, listEvents } from '@turnout/contract/event-search'
import { deleteGroup, updateGroup } from '@turnout/contract/groups'
import { closeGame } from '@turnout/contract/live-match'
import {
  addScheduledGame,
  answerScheduledGame,
  cancelScheduledGame,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { describe, expect, test } from 'vitest'
import { liveGame } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { restoreGroup } from '../groups/restore-group.ts'
import { IN, LIMITED, OUT, SETTINGS, sweep, week } from '../scheduled-games/testing.ts'
import { published, STREET_CUP } from './testing.ts'

const server = sharedServer()
const OPEN = { ...SETTINGS, strangers_may_find: true }

const list = async (query: object = {}, who?: Person) => {
  const { reply, headers } = await server.call(listEvents, { query }, who)
  expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(reply.length)
  return reply
}
const dates = async (query: object = {}) => (await list(query)).map(({ date }) => date)

describe('the games of a group', () => {
  test('[Z-45] are public only once an admin allows it, and link to the group', async () => {
    const { ada, ben, groupId, params, tomorrow } = await week(server)
    expect(await list()).toEqual([])
    const refused = await ben.call(changeAttendanceSettings, { params, body: OPEN })
    expect(refused.status).toBe(403)
    expect(await list()).toEqual([])
    const { reply } = await ada.call(changeAttendanceSettings, { params, body: OPEN })
    expect(reply.strangers_may_find).toBe(true)
    const [first, second, ...others] = await list()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      kind: 'group_game',
      id: tomorrow.id,
      group_id: groupId,
      title: tomorrow.group_name,
      sports_type: tomorrow.sports_type,
      category: 'Sports & Recreation',
      date: '2026-06-16',
      starts_at: tomorrow.starts_at,
      start_time: '19:00',
      venue_name: tomorrow.venue_name,
      places: null,
      going_count: 0,
    })
    expect(second!.date).toBe('2026-06-23')
    await ada.call(changeAttendanceSettings, { params, body: { ...OPEN, strangers_may_find: false } })
    expect(await list()).toEqual([])
  })

  test('[Z-45] stay unchanged when older clients change the settings, and are not found when the group does not ask who comes', async () => {
    const { ada, params } = await week(server, OPEN)
    const { strangers_may_find: _, ...older } = SETTINGS
    await ada.call(changeAttendanceSettings, { params, body: { ...older, minimum: 4 } })
    expect(await dates()).toEqual(['2026-06-16', '2026-06-23'])
    await ada.call(changeAttendanceSettings, { params, body: { ...older, mode: 'off' } })
    expect(await dates()).toEqual([])
  })

  test('[Z-45] show how many are in, and are hidden while they are full or people wait', async () => {
    const { ben, cleo, dan, answer } = await week(server, { ...OPEN, ...LIMITED })
    await answer(ben, IN)
    expect((await list())[0]).toMatchObject({ date: '2026-06-16', places: 2, going_count: 1 })
    await answer(cleo, IN)
    expect(await dates()).toEqual(['2026-06-23'])
    expect((await list({}, ben)).map(({ date }) => date)).toEqual(['2026-06-23'])
    await answer(dan, IN)
    // two hours before the start the place is offered to Dan, who waits
    await server.setTime('2026-06-16T16:00:00Z')
    await answer(ben, OUT)
    expect(await dates()).toEqual(['2026-06-23'])
    await answer(dan, OUT)
    expect(await dates()).toEqual(['2026-06-16', '2026-06-23'])
  })

  test('[Z-45] are hidden when they begin, and a new date appears each day', async () => {
    await week(server, OPEN)
    await server.setTime('2026-06-16T17:59:00Z')
    expect(await dates()).toEqual(['2026-06-16', '2026-06-23'])
    await server.setTime('2026-06-16T18:00:00Z')
    await sweep(server)
    expect(await dates()).toEqual(['2026-06-23', '2026-06-30'])
  })

  test('[Z-45] a cancelled date is not found, a moved and an added one at their new time and place', async () => {
    const { ada, params, game, later } = await week(server, OPEN)
    await ada.call(cancelScheduledGame, { ...game, body: {} })
    expect(await dates()).toEqual(['2026-06-23'])
    await ada.call(restoreScheduledGame, game)
    expect(await dates()).toEqual(['2026-06-16', '2026-06-23'])
    const venue = { name: 'Lido Dome', address: 'Lido 1, London', latitude: 51.6, longitude: 0 }
    const hours = { start_time: '20:00', end_time: '22:00' }
    const other = { params: { ...params, gameId: later.id } }
    await ada.call(moveScheduledGame, { ...other, body: { date: '2026-06-24', ...hours, venue } })
    await ada.call(addScheduledGame, { params, body: { date: '2026-06-19', ...hours } })
    expect(await dates()).toEqual(['2026-06-16', '2026-06-19', '2026-06-24'])
    expect(await dates({ search: 'lido' })).toEqual(['2026-06-24'])
    expect((await list()).map(({ is_moved }) => is_moved)).toEqual([false, false, true])
  })

  test('[Z-45] a game that an organiser ended before it began is not found', async () => {
    const { ada, groupId, gameId } = await liveGame(server, { names: ['Ben'] })
    await ada.call(changeAttendanceSettings, { params: { groupId }, body: OPEN })
    await server.setTime('2026-06-09T17:59:00Z')
    expect(await dates()).toEqual(['2026-06-09', '2026-06-16', '2026-06-23'])
    await ada.call(closeGame, { params: { gameId } })
    expect(await dates()).toEqual(['2026-06-16', '2026-06-23'])
  })

  test('[Z-45] follow the name, days and hours of the group, and disappear and return with it', async () => {
    const { ada, params, groupId } = await week(server, OPEN)
    await ada.call(updateGroup, {
      params,
      body: { name: 'Lido Lions', playing_days: ['FRIDAY'], game_start_time: '18:30' },
    })
    expect((await list({ search: 'lions' })).map(({ date, start_time }) => [date, start_time])).toEqual([
      ['2026-06-19', '18:30'],
      ['2026-06-26', '18:30'],
    ])
    await ada.call(deleteGroup, { params })
    expect(await list()).toEqual([])
    const { deps } = server
    const now = await deps.clock.now(deps.sql)
    await deps.transact((sql) => restoreGroup(sql, deps, groupId, now))
    expect(await dates()).toEqual(['2026-06-19', '2026-06-26'])
  })
})

test('[Z-45] events and games are in one order and on the same pages, and are searched and counted together', async () => {
  const { ada, tomorrow } = await week(server, OPEN)
  await published(ada)
  await published(ada, {
    ...STREET_CUP,
    title: 'Early jazz',
    category: 'Music & Concerts',
    date: '2026-06-16',
  })
  const all = ['Early jazz', tomorrow.group_name, 'Weaver Street Cup', tomorrow.group_name]
  expect((await list()).map(({ title }) => title)).toEqual(all)
  const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page, page_size: '2' })))
  expect(pages.map((page) => page.map(({ title }) => title))).toEqual([all.slice(0, 2), all.slice(2), []])
  expect((await list({ category: 'Music & Concerts' })).map(({ title }) => title)).toEqual(['Early jazz'])
  expect((await list({ search: 'tomorrow' })).map(({ title }) => title)).toEqual(all.slice(0, 2))
  const pin = { latitude: `${STREET_CUP.venue_latitude}`, longitude: `${STREET_CUP.venue_longitude}` }
  expect((await list({ ...pin, within_km: '500', sort: 'nearest' })).length).toBe(4)
  const { reply } = await server.call(countEvents, { query: {} })
  expect(reply).toMatchObject({
    events: 4,
    categories: [
      { category: 'Sports & Recreation', count: 3 },
      { category: 'Music & Concerts', count: 1 },
    ],
  })
})

test('[Z-45] a stranger sees only the card: attendance is for the group', async () => {
  const { ben, answer, game } = await week(server, OPEN)
  await answer(ben, { answer: 'going', guests: ['Secret Guest'] })
  const stranger = await person(server, 'Zed')
  const cards = await list({}, stranger)
  expect(cards[0]).toMatchObject({ going_count: 2 })
  expect(JSON.stringify(cards)).not.toMatch(/Secret Guest|Ben/)
  const refused = await stranger.call(answerScheduledGame, { ...game, body: { answer: 'going' } })
  expect(refused.status).toBe(403)
})
