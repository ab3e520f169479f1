import { getGroup, updateGroup } from '@turnout/contract/groups'
import { makeAdmin } from '@turnout/contract/members'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { groups } from './tables.ts'
import { adasGroup, type TUESDAYS } from './testing.ts'

const server = sharedServer()

test('Ada renames the group, and everything else stays the same', async () => {
  const { ada, params } = await adasGroup(server)
  const before = (await ada.call(getGroup, { params })).reply
  const { status, reply } = await ada.call(updateGroup, { params, body: { name: 'Wednesday Football' } })
  expect(status).toBe(200)
  expect(reply).toEqual({ ...before, name: 'Wednesday Football' })
  expect((await server.call(getGroup, { params })).reply.name).toBe('Wednesday Football')
})

test('an admin may, but not a member, an outsider or a platform admin', async () => {
  const { ada, ben, dan, groupId, bensId, params } = await adasGroup(server)
  const operator = await person(server, 'Olu', { admin: true })
  const body = { max_teams: 4 }
  for (const who of [ben, dan, operator])
    expect((await who.call(updateGroup, { params, body })).problem).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
  await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
  expect((await ben.call(updateGroup, { params, body })).reply.max_teams).toBe(4)
})

test('[D-6] a venue that moves changes the time zone', async () => {
  const { ada, params } = await adasGroup(server)
  const { reply } = await ada.call(updateGroup, {
    params,
    body: { venue_name: 'Yoyogi Park', venue_latitude: 35.67, venue_longitude: 139.69 },
  })
  expect(reply).toMatchObject({ time_zone: 'Asia/Tokyo', venue_name: 'Yoyogi Park' })
})

test('[D-5] playing days as upper-case names, in the form of the edit page, are accepted', async () => {
  const { ada, params } = await adasGroup(server)
  const { reply } = await ada.call(updateGroup, { params, body: { playing_days: ['SUNDAY', 'FRIDAY'] } })
  expect(reply.playing_days).toEqual([{ day: 'FRIDAY' }, { day: 'SUNDAY' }])
})

test.each([
  [{ game_start_time: '21:00' }],
  [{ game_end_time: '19:00:00' }],
  [{ game_start_time: '20:00', game_end_time: '20:00' }],
])('[B3] %j leaves no time to play and is refused', async (body) => {
  const { ada, params } = await adasGroup(server)
  const { problem } = await ada.call(updateGroup, { params, body })
  expect(problem).toMatchObject({ status: 422, code: 'invalid-input' })
  expect(problem.detail).toContain('Start and end time cannot be the same.')
})

test('captains pick team by team unless the group chooses the other of the two ways', async () => {
  const { ada, params } = await adasGroup(server)
  expect((await ada.call(getGroup, { params })).reply.draft_order).toBe('team_by_team')
  const { reply } = await ada.call(updateGroup, { params, body: { draft_order: 'alternating' } })
  expect(reply.draft_order).toBe('alternating')
  const snake = await ada.call(updateGroup, { params, body: { draft_order: 'snake' } })
  expect(snake.reply.draft_order).toBe('snake')
  const odd = { draft_order: 'random' } as unknown as { draft_order: 'alternating' }
  expect((await ada.call(updateGroup, { params, body: odd })).status).toBe(422)
})

test('house rules change one by one, and another sport has its own', async () => {
  const { ada, params } = await adasGroup(server)
  const change = async (body: object) => (await ada.call(updateGroup, { params, body })).reply.match_rules
  expect(await change({ match_rules: { duration_s: 600 } })).toMatchObject({
    duration_s: 600,
    changeover_s: 30,
  })
  expect(await change({ match_rules: { changeover_s: 0 } })).toMatchObject({
    duration_s: 600,
    changeover_s: 0,
  })
  expect(await change({ sports_type: 'football' })).toMatchObject({ duration_s: 600 })
  expect(await change({ sports_type: 'netball' })).toMatchObject({ duration_s: 600, win: { by: 'time' } })
})

test('[M-10] knockout starts in the last ten minutes unless the group says otherwise, also in a group of an earlier version', async () => {
  const { ada, params } = await adasGroup(server)
  await server.deps.sql
    .update(groups)
    .set({ matchRules: sql`${groups.matchRules} - 'knockoutLastS'` })
    .where(eq(groups.id, params.groupId))
  expect((await ada.call(getGroup, { params })).reply.match_rules.knockout_last_s).toBe(600)
  const set = (knockout_last_s: number) =>
    ada.call(updateGroup, { params, body: { match_rules: { knockout_last_s } } })
  expect((await set(0)).reply.match_rules.knockout_last_s).toBe(0)
  for (const outside of [-1, 7_201, 0.5]) expect((await set(outside)).status).toBe(422)
})

test.each([
  [{ sports_type: 'quidditch' }, 'unknown-sport'],
  [{ creator_id: '0198c2f0-0000-7000-8000-000000000000' }, 'invalid-input'],
  [{ is_creator: true }, 'invalid-input'],
  [{ name: 'FC' }, 'invalid-input'],
])('[M6] %j is refused as %s and changes nothing', async (body, code) => {
  const { ada, params } = await adasGroup(server)
  const before = (await ada.call(getGroup, { params })).reply
  expect((await ada.call(updateGroup, { params, body: body as Partial<typeof TUESDAYS> })).problem.code).toBe(
    code,
  )
  expect((await ada.call(getGroup, { params })).reply).toEqual(before)
})
