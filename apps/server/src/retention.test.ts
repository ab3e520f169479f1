import { manualCheckIn } from '@turnout/contract/game-day'
import { deleteGroup } from '@turnout/contract/groups'
import { getInvite } from '@turnout/contract/invites'
import { answerScheduledGame } from '@turnout/contract/scheduled-games'
import { sql as query } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { groups } from './features/groups/tables.ts'
import { LIMITED, week } from './features/scheduled-games/testing.ts'
import { createJobRegistry } from './job-registry.ts'
import { pictureUrl } from './platform/files/picture-names.ts'
import { newId } from './platform/ids.ts'
import { deleteFinishedJobs } from './platform/jobs/store.ts'
import { CANAL_SIDE, club, createStartedGame, kickOff, sessionAroundNow } from './testing/game-setup.ts'
import { person } from './testing/people.ts'
import { keptPicture } from './testing/photo.ts'
import { sharedServer } from './testing/shared-server.ts'

const server = sharedServer()
beforeEach(async () => {
  server.offset.ms = 0
})

const DAY_MS = 24 * 3_600_000

async function anHourIsOver() {
  const kinds = createJobRegistry(server.deps)
  await deleteFinishedJobs(server.deps.sql)
  for (const work of [...kinds.nodeTasks, ...kinds.hourlyTasks]) await work()
  kinds.close()
}

/** With its files, or the daily backup would miss them. */
const newPicture = (ownerId: string) => keptPicture(server.deps, ownerId)

/** The tables that contain this text, with the number of rows. */
async function tablesContaining(text: string): Promise<string[]> {
  const { rows } = await server.deps.sql.execute<{ name: string; contents: string }>(query`
    select table_name as name, query_to_xml(format('select * from %I', table_name), true, true, '')::text as contents
    from information_schema.tables where table_schema = 'public'`)
  return rows.filter(({ contents }) => contents.includes(text)).map(({ name }) => name)
}

test('[I26] a deleted group is stored for thirty days, then nothing of it is left, and other groups are untouched', async () => {
  const ada = await person(server, 'Ada')
  const { groupId, gameId } = await createStartedGame(ada, { ...CANAL_SIDE, ...sessionAroundNow() })
  const { groupId: other, gameId: othersGame } = await createStartedGame(ada, {
    ...CANAL_SIDE,
    ...sessionAroundNow(),
  })
  await kickOff(ada, gameId)
  await ada.call(getInvite, { params: { groupId } })
  const image = await newPicture(ada.id)
  await server.deps.sql.update(groups).set({ venueImage: image }).where(query`id = ${groupId}`)
  await ada.call(deleteGroup, { params: { groupId } })
  await server.deps.sql.execute(query`truncate idempotency_keys, jobs`)

  server.pass(30 * DAY_MS - 60_000)
  await anHourIsOver()
  const before = await tablesContaining(gameId)
  expect(before).toEqual(expect.arrayContaining(['games', 'game_log', 'matches', 'participants', 'teams']))

  server.pass(2 * 60_000)
  await anHourIsOver()
  for (const id of [groupId, gameId, image]) expect(await tablesContaining(id)).toEqual([])
  expect(await tablesContaining(other)).toContain('sport_groups')
  expect(await tablesContaining(othersGame)).toContain('game_log')
})

test('[I26] a group that cannot be erased blocks no other, and a picture that is still in use stays', async () => {
  const ada = await person(server, 'Ada')
  const made = [1, 2, 3].map(() => createStartedGame(ada, { ...CANAL_SIDE, ...sessionAroundNow() }))
  const [stuck = '', shown = '', gone = ''] = (await Promise.all(made)).map(({ groupId }) => groupId)
  const image = await newPicture(ada.id)
  await server.deps.sql.update(groups).set({ venueImage: image }).where(query`id = ${shown}`)
  const url = pictureUrl(image, 'large')
  await server.deps.sql.execute(query`update users set profile_image_url = ${url} where id = ${ada.id}`)
  for (const groupId of [stuck, shown, gone]) await ada.call(deleteGroup, { params: { groupId } })
  // an unknown table refers to it
  await server.deps.sql.execute(
    query.raw(`create table stuck as select id as group_id from sport_groups where id = '${stuck}';
      alter table stuck add foreign key (group_id) references sport_groups (id)`),
  )
  server.pass(30 * DAY_MS + 60_000)
  await anHourIsOver()
  const left = await server.deps.sql.select({ id: groups.id }).from(groups)
  expect(left).toEqual([{ id: stuck }])
  expect(await tablesContaining(image)).toContain('uploads')

  await server.deps.sql.execute(query`drop table stuck`)
  await anHourIsOver()
  expect(await server.deps.sql.$count(groups)).toBe(0)
})

const id = newId()
const MAIL = `'mail', '{}'`
const NAMED = `'ada@example.org', 'ada@example.org', 'Ada', 'Okafor', '+44', '[]', 'user', 'hash'`
const SELF = 'email, email_key, first_name, last_name, phone_number, interests, role, password_hash'

/** Data with an end: the row, the column with its age, and an age at which it stays and one at which it is deleted. */
const TERMS: [what: string, insert: string, table: string, age: string, stays: string, goes: string][] = [
  [
    'a mail that was sent',
    `insert into jobs (id, kind, payload, done_at) values ('${id}', ${MAIL}, now())`,
    'jobs',
    'done_at',
    '6 days',
    '8 days',
  ],
  [
    'a mail that was given up',
    `insert into jobs (id, kind, payload, dead_at) values ('${id}', ${MAIL}, now())`,
    'jobs',
    'dead_at',
    '29 days',
    '31 days',
  ],
  [
    'an answer that a phone may ask for again',
    `insert into idempotency_keys (actor_id, key, request_hash, status, body) values ('${id}', 'k', 'h', 200, '{}')`,
    'idempotency_keys',
    'created_at',
    '47 hours',
    '49 hours',
  ],
  [
    'a registration that nobody confirmed',
    `insert into registrations (id, ${SELF}) values ('${id}', ${NAMED})`,
    'registrations',
    'created_at',
    '29 days',
    '31 days',
  ],
  [
    'a session that is over',
    `insert into users (id, ${SELF}) values ('${id}', ${NAMED}); insert into sessions (id, token_hash, user_id, remembered, user_agent, expires_at) values ('${id}', 't', '${id}', true, '', now())`,
    'sessions',
    'expires_at',
    '29 days',
    '31 days',
  ],
  [
    'an activation link',
    `insert into activation_tokens (token_hash, registration_id, expires_at) values ('t', '${id}', now())`,
    'activation_tokens',
    'expires_at',
    '29 days',
    '31 days',
  ],
  [
    'a link for a new password',
    `insert into users (id, ${SELF}) values ('${id}', ${NAMED}); insert into password_resets (token_hash, user_id, created_at, expires_at) values ('t', '${id}', now(), now())`,
    'password_resets',
    'expires_at',
    '29 days',
    '31 days',
  ],
  [
    'a sign-in link',
    `insert into users (id, ${SELF}) values ('${id}', ${NAMED}); insert into sign_in_links (token_hash, user_id, created_at, expires_at) values ('t', '${id}', now(), now())`,
    'sign_in_links',
    'expires_at',
    '-1 minutes',
    '1 minute',
  ],
  [
    'somebody who left the list',
    `insert into subscribers (id, email_hash, email, tags, touched_at) values ('${id}', 'h', '', '[]', now())`,
    'subscribers',
    'touched_at',
    '29 days',
    '31 days',
  ],
]

test.each(TERMS)('%s is deleted in time', async (_, insert, table, age, stays, goes) => {
  const { sql } = server.deps
  const aged = (old: string) =>
    sql.execute(query.raw(`update ${table} set ${age} = now() - interval '${old}'`))
  const left = async () => (await sql.execute(query.raw(`select from ${table}`))).rowCount
  await sql.execute(query.raw(insert))
  await aged(stays)
  await anHourIsOver()
  expect(await left()).toBe(1)
  await aged(goes)
  await anHourIsOver()
  expect(await left()).toBe(0)
})

test('the address and number of a guest are deleted after thirty days, the name stays in the results', async () => {
  const { ada, groupId } = await club(server, [])
  const guest = { name: 'Gus Guest', email: 'gus@example.org', phone: '+44 20 7946 0999' }
  const { status } = await ada.call(manualCheckIn, { params: { groupId }, body: [guest] })
  expect(status).toBeLessThan(300)
  await server.deps.sql.execute(query`truncate idempotency_keys, jobs`)
  const aged = (old: string) =>
    server.deps.sql.execute(query.raw(`update participants set arrived_at = now() - interval '${old}'`))
  await aged('29 days')
  await anHourIsOver()
  expect(await tablesContaining(guest.email)).toEqual(['participants'])
  await aged('31 days')
  await anHourIsOver()
  for (const contact of [guest.email, guest.phone]) expect(await tablesContaining(contact)).toEqual([])
  expect(await tablesContaining(guest.name)).toContain('participants')
})

test('[I26] [H-24] after twelve months nothing is left of who was in and who did not come, and the results stay', async () => {
  const { ada, ben, answer, game, later, params } = await week(server, LIMITED)
  await answer(ben, { answer: 'going', guests: ['Nils'] })
  const next = { params: { ...params, gameId: later.id } }
  await ben.call(answerScheduledGame, { ...next, body: { answer: 'going' } })
  await server.setTime('2026-06-16T18:05:00Z')
  await ada.call(manualCheckIn, { params, body: [{ name: 'Ola' }] })
  await server.deps.sql.execute(query`truncate idempotency_keys, jobs`)

  await server.setTime('2027-06-16T22:00:00Z')
  await anHourIsOver()
  const { gameId } = game.params
  expect(await tablesContaining(gameId)).toEqual(
    expect.arrayContaining(['scheduled_games', 'scheduled_game_log', 'scheduled_guests']),
  )
  await server.setTime('2027-06-17T00:00:00Z')
  await anHourIsOver()
  for (const text of [gameId, 'Nils']) expect(await tablesContaining(text)).toEqual([])
  expect(await tablesContaining(later.id)).toContain('scheduled_game_log')
  expect(await tablesContaining('Ola')).toEqual(['participants'])
})
