import { login, register } from '@turnout/contract/accounts'
import { getMyCalendar, renewMyCalendar } from '@turnout/contract/calendar'
import { listPlayers, playBall } from '@turnout/contract/game-day'
import { createGroup, getGroup, joinGroup, listGroups } from '@turnout/contract/groups'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { getMe } from '@turnout/contract/me'
import { listMembers, makeAdmin, removeMember } from '@turnout/contract/members'
import { deactivate, updateMe } from '@turnout/contract/profile'
import { createVendor } from '@turnout/contract/vendors'
import { eq, sql as query } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { checkInAtPitch, club, kickOff, nameCaptain } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { openStream } from '../../testing/stream-reader.ts'
import { calendarFeeds } from '../calendar/tables.ts'
import { groups } from '../groups/tables.ts'
import { adasGroup, approve, createTestGroup, memberIdOf, TUESDAYS } from '../groups/testing.ts'
import { members } from '../members/tables.ts'
import { identities } from '../oauth/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { BAKERY } from '../vendors/testing.ts'
import { sessions, users } from './tables.ts'
import { mailTo, PASSWORD, registeredPerson, registrationForm, resetServer, signIn } from './testing.ts'

const server = sharedServer(resetServer)
afterEach(() => expectInvariants(server))

const leave = (who: { token: string }) => server.call(deactivate, {}, who)
const row = async (id: string) => (await server.deps.sql.select().from(users).where(eq(users.id, id)))[0]
const isLive = async (who: Person, groupId: string) =>
  (await who.call(getGroup, { params: { groupId } })).status === 200

async function promote(ada: Person, groupId: string, who: Person) {
  await ada.call(makeAdmin, { params: { groupId, memberId: await memberIdOf(ada, groupId, who) } })
}

test('a deactivated account leaves nothing behind that identifies the person', async () => {
  const { ada, ben, groupId } = await adasGroup(server)
  await ben.call(
    updateMe,
    { body: { first_name: 'Ben', last_name: 'Adeyemi', bio: 'In goal.' } },
    { 'idempotency-key': 'k' },
  )
  expect((await leave(ben)).status).toBe(200)
  expect(await row(ben.id)).toMatchObject({
    firstName: 'Former',
    lastName: 'player',
    email: '',
    phoneNumber: '',
    bio: '',
    dateOfBirth: null,
    profileImageUrl: null,
    interests: [],
  })
  const { reply } = await ada.call(listMembers, { params: { groupId } })
  expect(reply.map(({ user }) => user.id)).toEqual([ada.id])

  expect((await mailTo(server, ben.email)).map(({ subject }) => subject)).toContain(
    'Your account is deactivated',
  )
  const { rows } = await server.deps.sql.execute<{ name: string; text: string }>(query`
    select c.table_name as name, query_to_xml(format('select * from %I', c.table_name), true, true, '')::text as text
    from information_schema.tables c where table_schema = 'public' and table_name <> 'jobs'`)
  for (const { name, text } of rows)
    for (const personal of [ben.email, 'Adeyemi', 'In goal.']) expect(text, name).not.toContain(personal)
})

test('the business, the providers and the calendar addresses of the account are deleted with it', async () => {
  const ada = await person(server, 'Ada')
  const { sql } = server.deps
  const [now, text] = [new Date(), 'Orange Catering']
  await sql.insert(vendors).values({
    ownerId: ada.id,
    businessName: text,
    businessType: 'caterer',
    description: text,
    businessPhone: '+44 20 7946 0000',
    businessEmail: ada.email,
    createdAt: now,
    changedAt: now,
  })
  await sql.insert(identities).values({ provider: 'github', subject: '42', userId: ada.id, createdAt: now })
  await sql.insert(calendarFeeds).values({ id: newId(), userId: ada.id, token: 'the path of a calendar' })
  expect((await leave(ada)).status).toBe(200)
  for (const table of [vendors, identities, calendarFeeds]) expect(await sql.$count(table)).toBe(0)
})

test('[A14] every phone of the account is signed out at once, and signing in is like a wrong password', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const laptop = await signIn(server, ada.email)
  expect((await leave(ada)).status).toBe(200)
  for (const phone of [ada, laptop])
    expect((await server.call(getMe, undefined, phone)).problem.code).toBe('session-over')
  expect(await server.deps.sql.$count(sessions)).toBe(0)
  const secondLogin = await server.call(login, { body: { email: ada.email, password: PASSWORD } })
  const nobody = await server.call(login, { body: { email: 'nobody@example.org', password: PASSWORD } })
  expect([secondLogin.status, secondLogin.problem]).toEqual([nobody.status, nobody.problem])
})

test('the address is free again, and the new account is another one', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const before = (await server.call(getMe, undefined, ada)).reply.id
  await leave(ada)
  expect((await server.call(register, { body: registrationForm('Ada') })).status).toBe(201)
  const newSession = await signIn(server, ada.email)
  expect((await server.call(getMe, undefined, newSession)).reply.id).not.toBe(before)
})

test('[M7] the only admin of a group with other members gets the names of those groups, and stays', async () => {
  const { ada, ben, groupId } = await adasGroup(server)
  const second = await createTestGroup(ada, { name: 'Thursday Futsal' })
  await approve(ada, second, ben)
  const refused = await leave(ada)
  expect([refused.status, refused.problem.code]).toEqual([409, 'only-admin'])
  expect(refused.problem.detail).toBe(
    'You are the only admin of Tuesday Football and Thursday Futsal. Make someone else an admin first, or delete it.',
  )
  expect((await row(ada.id))?.firstName).toBe('Ada')
  expect([await isLive(ben, groupId), await isLive(ben, second)]).toEqual([true, true])
})

test('[M7] [A-3] a group passes to the admin who has been in it longest', async () => {
  const { ada, ben, dan, groupId } = await adasGroup(server)
  await approve(ada, groupId, dan)
  await promote(ada, groupId, dan)
  await promote(ada, groupId, ben)
  expect((await leave(ada)).status).toBe(200)
  const { reply } = await ben.call(getGroup, { params: { groupId } })
  expect(reply.current_user_membership).toMatchObject({ role: 'admin', is_creator: true })
  expect(reply.member_count).toBe(2)
  const subjects = (await mailTo(server, ben.email)).map(({ subject }) => subject)
  expect(subjects).toContain('“Tuesday Football” is yours now')
})

test('[M7] a group without other members is deleted, even if it has requests to join', async () => {
  const [ada, dan] = [await person(server, 'Ada'), await person(server, 'Dan')]
  const groupId = await createTestGroup(ada)
  await dan.call(joinGroup, { params: { groupId } })
  expect((await leave(ada)).status).toBe(200)
  expect(await isLive(dan, groupId)).toBe(false)
  expect((await dan.call(listGroups, {})).reply).toEqual([])
})

test('[M8] a calendar or a business that is created during the deactivation is gone too, twenty times over', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => person(server, `Ada ${n}`)))
  await server.deps.sql.update(users).set({ role: 'vendor' })
  const pressed = people.map((ada) => [
    ada.call(createVendor, { body: BAKERY }),
    ada.call(getMyCalendar),
    leave(ada),
    ada.call(renewMyCalendar),
  ])
  const statuses = (await Promise.all(pressed.flat())).map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 201, 401].includes(status))).toEqual([])
  for (const table of [vendors, calendarFeeds]) expect(await server.deps.sql.$count(table)).toBe(0)
})

test('a pending request is withdrawn with the account', async () => {
  const { ada, dan, groupId, params } = await adasGroup(server)
  await dan.call(joinGroup, { params })
  await leave(dan)
  const { reply } = await ada.call(listMembers, { params: { groupId }, query: { include_pending: 'true' } })
  expect(reply).toHaveLength(2)
})

/** Ben and Cleo are captains, and the clock of their match runs. */
async function benAgainstCleo() {
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  for (const [index, who] of [ben, cleo].entries())
    await nameCaptain(ada, groupId, (await checkInAtPitch(who, groupId)).reply.player.id, index + 1)
  const gameId = (await ada.call(playBall, { params: { groupId } })).reply.game_id
  return { ada, ben, cleo, groupId, gameId, ...(await kickOff(ada, gameId)) }
}

test('results stay, under the name of a former player, and the match goes on', async () => {
  const { ada, ben, cleo, groupId, gameId, a } = await benAgainstCleo()
  await ada.call(changeScore, { params: { gameId }, body: { team_id: a, action: 'increment' } })
  expect((await leave(ben)).status).toBe(200)
  const scored = await ada.call(changeScore, {
    params: { gameId },
    body: { team_id: a, action: 'increment' },
  })
  expect(scored.reply.match_ended).toBe(true)
  const { reply } = await cleo.call(getGameState, { params: { gameId } })
  expect(reply.completed_matches).toHaveLength(1)
  const players = await cleo.call(listPlayers, { params: { groupId } })
  expect(JSON.stringify([reply, players.reply])).not.toContain('Ben')
})

test('[I15] an open stream of the account ends at once', async () => {
  const { ben, gameId } = await benAgainstCleo()
  const watcher = await openStream(server, gameId, ben.token)
  await watcher.until((events) => events.length > 0)
  await leave(ben)
  await watcher.ended
  expect(watcher.isEnded).toBe(true)
})

test('[I20] sent by five phones at once, one deactivation succeeds and nothing is done twice', async () => {
  const { ada, ben, groupId } = await adasGroup(server)
  await promote(ada, groupId, ben)
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => leave(ada)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
  expect(
    (await mailTo(server, ada.email)).filter(({ subject }) => subject === 'Your account is deactivated'),
  ).toHaveLength(1)
})

test('[M8] of two admins who deactivate at the same moment the last one stays while other members are left', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { ada, ben, dan, groupId } = await adasGroup(server)
    await approve(ada, groupId, dan)
    await promote(ada, groupId, ben)
    const statuses = (await Promise.all([leave(ada), leave(ben)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await isLive(dan, groupId)).toBe(true)
    await expectInvariants(server)
  }
})

test('[M8] an account that joins, starts a group or is removed during its deactivation is in no group afterwards', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { ada, ben, bensId, groupId, dan } = await adasGroup(server)
    const other = await createTestGroup(dan)
    const answers = await Promise.all([
      ben.call(joinGroup, { params: { groupId: other } }),
      leave(ben),
      ben.call(createGroup, { body: TUESDAYS }),
      ada.call(removeMember, { params: { groupId, memberId: bensId } }),
    ])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const left = await server.deps.sql
      .select({ state: members.state, deletedAt: groups.deletedAt })
      .from(members)
      .innerJoin(groups, eq(groups.id, members.groupId))
      .where(eq(members.userId, ben.id))
    expect(left.filter(({ state, deletedAt }) => state !== 'gone' && deletedAt === null)).toEqual([])
  }
})
