import { joinGroup, leaveGroup } from '@turnout/contract/groups'
import { changeInvite } from '@turnout/contract/invites'
import { approveMember } from '@turnout/contract/members'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJobRegistry } from '../../job-registry.ts'
import { jobs } from '../../platform/jobs/tables.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { freePort } from '../../testing/free-port.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'
import { adasGroup, createTestGroup, memberIdOf } from '../groups/testing.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let office: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  const port = await freePort()
  office = await startMailServer(port)
  server = await testServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'turnout@example.org' })
})
afterAll(async () => {
  await server.close()
  await office.close()
})
beforeEach(() => server.reset())

/** The mails of a person since the last check, over a real mail server. */
async function postOf(who: Person) {
  const kinds = createJobRegistry(server.deps)
  await runDueJobs(server.deps, kinds)
  kinds.close()
  return office.got
    .splice(0)
    .filter(({ recipients }) => recipients.includes(who.email))
    .map(({ mail }) => mail)
}

const subjects = (mails: { subject?: string | undefined }[]) => mails.map(({ subject }) => subject)
const makeDue = () =>
  server.deps.sql
    .update(jobs)
    .set({ runAt: new Date(0) })
    .where(isNull(jobs.doneAt))

test('[A6] joining and leaving fifty times in a day sends at most one mail to the organiser', async () => {
  const { ada, dan, params } = await adasGroup(server)
  await postOf(ada)
  server.pass(DAY + 1)
  for (let round = 0; round < 50; round += 1) {
    expect((await dan.call(joinGroup, { params })).status).toBe(200)
    expect((await dan.call(leaveGroup, { params })).status).toBe(200)
  }
  // a withdrawn request is not mailed
  expect(await postOf(ada)).toEqual([])
  server.pass(DAY + 1)
  await dan.call(joinGroup, { params })
  expect(subjects(await postOf(ada))).toEqual(['“Dan Okafor” asks to join “Tuesday Football”'])
  await dan.call(leaveGroup, { params })
  await dan.call(joinGroup, { params })
  expect(await postOf(ada)).toEqual([])
})

test('[A6] the first request of a day is mailed at once, the others together at its end', async () => {
  const { ada, dan, params } = await adasGroup(server)
  await postOf(ada)
  server.pass(DAY + 1)
  await dan.call(joinGroup, { params })
  expect(subjects(await postOf(ada))).toHaveLength(1)

  const second = { groupId: await createTestGroup(ada, { name: 'Sunday Basketball' }) }
  const [emma, finn, gus] = await Promise.all(['Emma', 'Finn', 'Gus'].map((name) => person(server, name)))
  for (const who of [emma, finn]) await who?.call(joinGroup, { params })
  await gus?.call(joinGroup, { params: second })
  await ada.call(approveMember, {
    params: { ...params, memberId: await memberIdOf(ada, params.groupId, dan) },
  })
  expect(subjects(await postOf(ada))).toEqual([])

  server.pass(DAY)
  await makeDue()
  const [digest, ...rest] = await postOf(ada)
  expect(rest).toEqual([])
  expect(digest?.subject).toBe('3 people ask to join your groups')
  expect(digest?.text).toContain(
    '“Emma Okafor” and “Finn Okafor” would like to play with “Tuesday Football”.',
  )
  expect(digest?.text).toContain('“Gus Okafor” would like to play with “Sunday Basketball”.')
  expect(digest?.text).not.toContain('Dan')

  // the digest was the mail of its day
  await dan.call(joinGroup, { params: second })
  expect(await postOf(ada)).toEqual([])
})

test('requests that are answered before the end of the day are not mailed', async () => {
  const { ada, ben, dan, params } = await adasGroup(server)
  await postOf(ada)
  server.pass(DAY + 1)
  await dan.call(joinGroup, { params })
  await postOf(ada)
  await ben.call(leaveGroup, { params })
  await ben.call(joinGroup, { params })
  await postOf(ada)
  for (const who of [ben, dan])
    await ada.call(approveMember, {
      params: { ...params, memberId: await memberIdOf(ada, params.groupId, who) },
    })
  server.pass(DAY)
  await makeDue()
  expect(subjects(await postOf(ada))).toEqual([])
})

test('[A6] a link that lets in at once leads to one mail a day and person, and another person has a separate one', async () => {
  const { ada, ben, dan, params } = await adasGroup(server)
  const { reply } = await ada.call(changeInvite, { params, body: { join_at_once: true } })
  const query = { invite: reply.token ?? '' }
  await postOf(ada)
  await ben.call(leaveGroup, { params })
  for (const who of [dan, dan, dan, ben]) {
    expect((await who.call(joinGroup, { params, query })).reply.current_user_membership.is_member).toBe(true)
    await who.call(leaveGroup, { params })
  }
  // several are sent at once, in any order
  expect((await postOf(ada)).map(({ subject }) => subject).sort()).toEqual([
    '“Ben Okafor” joined “Tuesday Football”',
    '“Dan Okafor” joined “Tuesday Football”',
  ])
})

test('[B5] an old name that is a link is no link in the mail, and a long one is cut in its subject', async () => {
  const { ada, dan, groupId, params } = await adasGroup(server)
  const { sql } = server.deps
  const lastName = 'x'.repeat(80)
  await sql.update(users).set({ firstName: 'https://evil.example/win', lastName }).where(eq(users.id, dan.id))
  await sql.update(groups).set({ name: 'Prize at evil.example' }).where(eq(groups.id, groupId))
  await postOf(ada)
  await dan.call(joinGroup, { params })
  const [asked] = await postOf(ada)
  expect(asked?.subject).toBe(
    `“https: / / evil. example/ win ${'x'.repeat(9)}…” asks to join “Prize at evil. example”`,
  )
  expect(asked?.text).toContain(`“https: / / evil. example/ win ${lastName}” would like to play`)
  for (const body of [asked?.subject, asked?.text, asked?.html]) expect(body).not.toMatch(/evil\.example/)

  await ada.call(approveMember, { params: { groupId, memberId: await memberIdOf(ada, groupId, dan) } })
  const [approved] = await postOf(dan)
  expect(approved?.subject).toBe("You're in: “Prize at evil. example”")
})
