import { activate, finishActivation, login, register } from '@turnout/contract/accounts'
import { cancelEvent, getEvent } from '@turnout/contract/events'
import { deleteGroup, getGroup } from '@turnout/contract/groups'
import { changeInvite, getInvite, renewInvite } from '@turnout/contract/invites'
import { getMe } from '@turnout/contract/me'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { person } from '../../testing/people.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { answer, published } from '../events/testing.ts'
import { adasGroup } from '../groups/testing.ts'
import { activationLinkIn, mailTo, PASSWORD, registrationForm, resetServer } from './testing.ts'

const server = sharedServer(resetServer, () => testServer({ TRUST_PROXY: '127.0.0.1' }))

const EMMA = 'emma@example.org'
const HOME = '203.0.113.1'
const ELSEWHERE = '198.51.100.9'
const browser = (network: string) => ({ 'x-forwarded-for': network, 'x-device-key': newId() })

/** Emma signs up for Ada's group on her laptop and gets the mail. */
async function emmaSignsUp(group: { params: { groupId: string }; invite?: string }, role?: 'vendor') {
  return signUp({ group_id: group.params.groupId, invite: group.invite, role })
}

async function signUp(changes: Parameters<typeof registrationForm>[1]) {
  const laptop = browser(HOME)
  const { status } = await server.call(
    register,
    { body: registrationForm('Emma', changes) },
    undefined,
    laptop,
  )
  return { laptop, status, token: activationLinkIn((await mailTo(server, EMMA)).at(-1)) }
}

const open = (token: string, headers: Record<string, string>) =>
  server.call(activate, { query: { token, sign_in: 'true' } }, undefined, headers)
const finish = (token: string, how: { password: string } | { new_password: string }) =>
  server.call(
    finishActivation,
    { body: { token, ...how, first_name: 'Emma', last_name: 'Obi', sign_in: true, remember_me: true } },
    undefined,
    browser(ELSEWHERE),
  )
async function standingOf(session: { access_token: string } | null, params: { groupId: string }) {
  const { reply } = await server.call(getGroup, { params }, { token: session?.access_token ?? '' })
  return reply.current_user_membership
}

describe("Emma signs up by the link of Ada's group", () => {
  test('and in another browser, with her password, she is signed in and her request is sent', async () => {
    const { ada, ben, params } = await adasGroup(server)
    const invite = (await ben.call(getInvite, { params })).reply.token ?? ''
    const { token } = await emmaSignsUp({ params, invite })
    const { reply } = await finish(token, { password: PASSWORD })
    expect(reply.group).toEqual({ id: params.groupId, name: 'Tuesday Football', standing: 'pending' })
    expect(await standingOf(reply.session, params)).toMatchObject({ is_pending: true, is_member: false })
    expect((await mailTo(server, ada.email)).at(-1)?.subject).toContain('Emma Okafor')
  })

  test('that lets people in at once, and is a member', async () => {
    const { ada, params } = await adasGroup(server)
    const invite = (await ada.call(getInvite, { params })).reply.token ?? ''
    await ada.call(changeInvite, { params, body: { join_at_once: true } })
    const { token } = await emmaSignsUp({ params, invite })
    const { reply } = await finish(token, { password: PASSWORD })
    expect(reply.group?.standing).toBe('member')
    expect(await standingOf(reply.session, params)).toMatchObject({ is_member: true })
  })

  test('that is renewed before she opens the mail, and her request is still sent', async () => {
    const { ada, params } = await adasGroup(server)
    const invite = (await ada.call(getInvite, { params })).reply.token ?? ''
    await ada.call(changeInvite, { params, body: { join_at_once: true } })
    const { token } = await emmaSignsUp({ params, invite })
    await ada.call(renewInvite, { params })
    expect((await finish(token, { password: PASSWORD })).reply.group?.standing).toBe('pending')
  })

  test('that is deleted before she opens the mail, and has her account', async () => {
    const { ada, params } = await adasGroup(server)
    const { token } = await emmaSignsUp({ params })
    await ada.call(deleteGroup, { params })
    const { status, reply } = await finish(token, { password: PASSWORD })
    expect([status, reply.group]).toEqual([200, null])
    expect(await server.call(getMe, undefined, { token: reply.session?.access_token ?? '' })).toMatchObject({
      reply: { email_confirmed: true },
    })
  })
})

test('in the browser of the sign-up the link signs in; on another device in the same network it does not', async () => {
  const { params } = await adasGroup(server)
  const first = await emmaSignsUp({ params }, 'vendor')
  const onHerPhone = await open(first.token, browser(HOME))
  expect(onHerPhone.reply).toMatchObject({ session: null, group: { standing: 'pending' } })

  await resetServer(server)
  const second = await adasGroup(server)
  const { laptop, token } = await emmaSignsUp(second)
  const { reply } = await open(token, laptop)
  expect(await standingOf(reply.session, second.params)).toMatchObject({ is_pending: true })
  expect(await open(token, laptop)).toMatchObject({ reply: { already_active: true, session: null } })
})

test('without the option the link opens no session', async () => {
  const { params } = await adasGroup(server)
  const { laptop, token } = await emmaSignsUp({ params })
  const { reply } = await server.call(activate, { query: { token } }, undefined, laptop)
  expect(reply).toMatchObject({ already_active: false, session: null })
})

test('[A9] a new password only proves access to the mailbox: no request is sent in their name', async () => {
  const { params } = await adasGroup(server)
  const { token } = await emmaSignsUp({ params })
  const { reply } = await finish(token, { new_password: 'eleven bibs and a ball' })
  expect(reply.group).toEqual({ id: params.groupId, name: 'Tuesday Football', standing: 'stranger' })
  expect(await standingOf(reply.session, params)).toMatchObject({ is_pending: false, is_member: false })
})

test('no request is sent before the mail is opened, and a wrong token for an unknown group has no effect', async () => {
  const { params } = await adasGroup(server)
  expect((await emmaSignsUp({ params, invite: 'a\0b' })).status).toBe(201)
  const { reply: session } = await server.call(login, { body: { email: EMMA, password: PASSWORD } })
  expect(await standingOf(session, params)).toMatchObject({ is_pending: false })
  const nowhere = await emmaSignsUp({ params: { groupId: newId() } })
  expect((await finish(nowhere.token, { password: PASSWORD })).reply.group).toBeNull()
  const body = { ...registrationForm('Finn'), group_id: 'the Tuesday one' }
  expect((await server.call(register, { body })).problem.code).toBe('invalid-input')
})

describe('Emma signs up by "I\'m in" at an event', () => {
  const date = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10)
  const answerOf = async (session: { access_token: string } | null, eventId: string) =>
    (await server.call(getEvent, { params: { eventId } }, { token: session?.access_token ?? '' })).reply
      .my_answer?.answer

  test('and in another browser, with her password, she is in', async () => {
    const ben = await person(server, 'Ben')
    const event_id = await published(ben, { date })
    const { token } = await signUp({ event_id })
    const { reply } = await finish(token, { password: PASSWORD })
    expect(reply.event).toEqual({ id: event_id, title: 'Weaver Street Cup', standing: 'in' })
    expect(await answerOf(reply.session, event_id)).toBe('going')
  })

  test('that fills up before she opens the mail, and waits', async () => {
    const ben = await person(server, 'Ben')
    const event_id = await published(ben, { date, places: 2 })
    const { laptop, token } = await signUp({ event_id })
    for (const name of ['Cleo', 'Dan']) await answer(await person(server, name), event_id)
    const { reply } = await open(token, laptop)
    expect(reply.event?.standing).toBe('waiting')
    expect(await answerOf(reply.session, event_id)).toBe('waiting')
  })

  test('that is cancelled before she opens the mail, or does not exist, and has her account', async () => {
    const ben = await person(server, 'Ben')
    const event_id = await published(ben, { date })
    const { laptop, token } = await signUp({ event_id })
    await ben.call(cancelEvent, { params: { eventId: event_id }, body: {} })
    expect(await open(token, laptop)).toMatchObject({ status: 200, reply: { event: null, session: {} } })

    await resetServer(server)
    const nowhere = await signUp({ event_id: newId() })
    expect(await open(nowhere.token, nowhere.laptop)).toMatchObject({ status: 200, reply: { event: null } })
  })

  test('[A9] with a new password she is not in by her name, and is led to the event', async () => {
    const ben = await person(server, 'Ben')
    const event_id = await published(ben, { date })
    const { token } = await signUp({ event_id })
    const { reply } = await finish(token, { new_password: 'eleven bibs and a ball' })
    expect(reply.event?.standing).toBe('stranger')
    expect(await answerOf(reply.session, event_id)).toBeNull()
  })
})
