import { createGroup, getGroup } from '@turnout/contract/groups'
import { listMembers } from '@turnout/contract/members'
import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { createTestGroup, TUESDAYS } from './testing.ts'

const server = sharedServer()

test('Ada creates a group and runs it at once', async () => {
  const ada = await person(server, 'Ada')
  await server.setTime('2026-06-01T12:00:00Z')
  const { status, reply } = await ada.call(createGroup, { body: TUESDAYS })

  expect(status).toBe(201)
  expect(reply).toMatchObject({
    name: 'Tuesday Football',
    sports_type: 'football',
    time_zone: 'Europe/London',
    venue_radius: 150,
    venue_image_url: null,
    max_teams: 2,
    max_players_per_team: 5,
    member_count: 1,
    match_rules: { duration_s: 420, win: { by: 'lead', lead: 2, goals: 2 } },
    next_game: { date: '2026-06-02', starts_at: Date.parse('2026-06-02T18:00:00Z') },
    current_user_membership: { is_member: true, is_pending: false, role: 'admin', is_creator: true },
  })
  const { reply: list } = await ada.call(listMembers, { params: { groupId: reply.id } })
  expect(list).toMatchObject([
    { user: { first_name: 'Ada' }, role: 'admin', is_creator: true, is_approved: true },
  ])
})

test.each([
  ['a list of days', [{ day: 'SUNDAY' }, { day: 'MONDAY' }]],
  ['a list of names', ['SUNDAY', 'MONDAY']],
  ['a comma list of indices', '6,0'],
])('[D-5] playing days in the form %s give the same result', async (_, playing_days) => {
  const ada = await person(server, 'Ada')
  const groupId = await createTestGroup(ada, { playing_days })
  const { reply } = await server.call(getGroup, { params: { groupId } })
  expect(reply.playing_days).toEqual([{ day: 'MONDAY' }, { day: 'SUNDAY' }])
})

test('[D-6] a group lives by the clock of its venue', async () => {
  const ada = await person(server, 'Ada')
  await server.setTime('2026-06-01T12:00:00Z')
  const { reply } = await ada.call(createGroup, {
    body: { ...TUESDAYS, venue_latitude: 35.676, venue_longitude: 139.65 },
  })
  expect(reply.time_zone).toBe('Asia/Tokyo')
  expect(reply.next_game?.starts_at).toBe(Date.parse('2026-06-02T10:00:00Z'))
})

test('house rules override those of the sport', async () => {
  const ada = await person(server, 'Ada')
  const { reply } = await ada.call(createGroup, {
    body: { ...TUESDAYS, sports_type: 'Basketball', match_rules: { changeover_s: 60 } },
  })
  expect(reply).toMatchObject({
    sports_type: 'basketball',
    match_rules: { win: { by: 'goals', goals: 11 }, knockout_goals: 2, changeover_s: 60 },
  })
})

test('an unknown sport is refused', async () => {
  const ada = await person(server, 'Ada')
  const { problem } = await ada.call(createGroup, { body: { ...TUESDAYS, sports_type: 'quidditch' } })
  expect(problem.code).toBe('unknown-sport')
})

test.each(['creator_id', 'role', 'is_creator', 'member_count'])(
  '[M6] %s of a new group cannot be set',
  async (field) => {
    const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
    const { problem } = await ada.call(createGroup, {
      body: { ...TUESDAYS, [field]: ben.id } as typeof TUESDAYS,
    })
    expect(problem).toMatchObject({ status: 422, code: 'invalid-input' })
  },
)

test('a visitor has to sign in', async () => {
  const { problem } = await server.call(createGroup, { body: TUESDAYS })
  expect(problem.code).toBe('not-signed-in')
})

test('[B14] of eleven groups created at once ten exist, and the eleventh is possible the next day', async () => {
  const ada = await person(server, 'Ada')
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => ada.call(createGroup, { body: TUESDAYS })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.find(({ status }) => status !== 201)?.problem).toMatchObject({
    status: 429,
    code: 'too-many-groups',
  })

  server.pass(24 * 60 * 60 * 1000 + 1000)
  expect((await ada.call(createGroup, { body: TUESDAYS })).status).toBe(201)
})

test('[B18] the same request sent twice creates one group', async () => {
  const ada = await person(server, 'Ada')
  const key = { 'idempotency-key': 'one press' }
  const first = await ada.call(createGroup, { body: TUESDAYS }, key)
  const second = await ada.call(createGroup, { body: TUESDAYS }, key)
  expect(second.reply.id).toBe(first.reply.id)
})
