import { activate, finishActivation, register } from '@turnout/contract/accounts'
import { subscribe } from '@turnout/contract/newsletter'
import { deactivate } from '@turnout/contract/profile'
import { createVendor, getMyVendor, updateMyVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { registrations, users } from '../accounts/tables.ts'
import {
  activationLinkIn,
  mailTo,
  PASSWORD,
  registrationForm,
  resetServer,
  signIn,
} from '../accounts/testing.ts'
import { subscribers } from '../newsletter/tables.ts'
import { deleteOrphanedVendors } from './store.ts'
import { vendors } from './tables.ts'
import { BAKERY } from './testing.ts'

const server = sharedServer(resetServer)

const NAME = BAKERY.business_name
const OWNER = 'dan@example.org'
const signUp = () =>
  server.call(register, {
    body: registrationForm('Dan', { first_name: NAME, last_name: NAME, role: 'vendor' }),
  })
const open = async (at: number) =>
  server.call(activate, { query: { token: activationLinkIn((await mailTo(server, OWNER)).at(at)) } })

async function danSignsUp() {
  await signUp()
  return signIn(server, OWNER)
}

test('[V-2] a vendor with an unconfirmed email creates the profile, reads it and changes it', async () => {
  const dan = await danSignsUp()
  expect((await server.call(getMyVendor, undefined, dan)).problem.code).toBe('vendor-not-found')
  const made = await server.call(createVendor, { body: BAKERY }, dan)
  expect(made.status).toBe(201)
  expect(made.reply).toMatchObject(BAKERY)
  expect((await server.call(getMyVendor, undefined, dan)).reply).toMatchObject(BAKERY)

  const later = { ...BAKERY, description: 'Pies only.', business_type: 'event_planner' as const }
  expect((await server.call(updateMyVendor, { body: later }, dan)).reply).toMatchObject(later)
  expect((await server.call(getMyVendor, undefined, dan)).reply).toMatchObject(later)
})

test('the profile of a registration belongs to the account that its link makes', async () => {
  const dan = await danSignsUp()
  await server.call(createVendor, { body: BAKERY }, dan)
  expect((await open(-1)).status).toBe(200)
  expect((await server.call(getMyVendor, undefined, dan)).reply).toMatchObject(BAKERY)
  expect((await server.call(createVendor, { body: BAKERY }, dan)).problem.code).toBe('vendor-exists')
  await deleteOrphanedVendors(server.deps.sql)
  expect((await server.call(getMyVendor, undefined, await signIn(server, OWNER))).reply).toMatchObject(BAKERY)
})

test('of two registrations the one whose link is opened keeps its profile, and the other one is deleted', async () => {
  await server.call(
    createVendor,
    { body: { ...BAKERY, description: 'Not the real one.' } },
    await danSignsUp(),
  )
  await mailTo(server, OWNER)
  await server.call(createVendor, { body: BAKERY }, await danSignsUp())
  const token = activationLinkIn((await mailTo(server, OWNER)).at(-1))
  expect((await server.call(finishActivation, { body: { token, password: PASSWORD } })).status).toBe(200)
  await deleteOrphanedVendors(server.deps.sql)
  expect(await server.deps.sql.select({ text: vendors.description }).from(vendors)).toEqual([
    { text: BAKERY.description },
  ])
})

test('the profile of an unconfirmed registration is deleted with it', async () => {
  await server.call(createVendor, { body: BAKERY }, await danSignsUp())
  await deleteOrphanedVendors(server.deps.sql)
  expect(await server.deps.sql.$count(vendors)).toBe(1)
  await server.deps.sql.delete(registrations)
  await deleteOrphanedVendors(server.deps.sql)
  expect(await server.deps.sql.$count(vendors)).toBe(0)
})

test('[V-2] two requests are one profile; the same request gets the first answer again', async () => {
  const dan = await danSignsUp()
  const idempotencyHeaders = { 'idempotency-key': newId() }
  const once = await server.call(createVendor, { body: BAKERY }, dan, idempotencyHeaders)
  const second = await server.call(createVendor, { body: BAKERY }, dan, idempotencyHeaders)
  expect([once.status, second.status]).toEqual([201, 201])
  expect(second.reply).toEqual(once.reply)
  const repeated = await server.call(createVendor, { body: BAKERY }, dan)
  expect([repeated.status, repeated.problem.code]).toEqual([409, 'vendor-exists'])
})

test('[V-2] twenty requests at once create one profile', async () => {
  const dan = await danSignsUp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(createVendor, { body: BAKERY }, dan)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
})

test('[V-2] a person who signed up to play has no business profile', async () => {
  const ben = await person(server, 'Ben')
  for (const answer of [
    await ben.call(createVendor, { body: BAKERY }),
    await ben.call(getMyVendor),
    await ben.call(updateMyVendor, { body: BAKERY }),
  ])
    expect([answer.status, answer.problem.code]).toEqual([403, 'not-a-vendor'])
})

test('a vendor who became platform admin keeps the profile', async () => {
  const dan = await person(server, 'Dan')
  await server.deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, dan.id))
  await dan.call(createVendor, { body: BAKERY })
  await server.deps.sql.update(users).set({ role: 'admin' }).where(eq(users.id, dan.id))
  expect((await dan.call(getMyVendor)).reply).toMatchObject(BAKERY)
})

test('the business and the entry in the list are deleted with the account', async () => {
  const dan = await person(server, 'Dan')
  await server.deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, dan.id))
  await dan.call(createVendor, { body: BAKERY })
  await server.call(subscribe, { body: { email: dan.email } })
  expect((await dan.call(deactivate)).status).toBe(200)
  expect(await server.deps.sql.$count(vendors)).toBe(0)
  expect(await server.deps.sql.$count(subscribers)).toBe(0)
})

test.each([
  ['business_name', ' ', 'Business name is required.'],
  ['business_type', 'baker', 'Choose what your business does.'],
  ['description', '', 'Description is required.'],
  ['business_phone', 'call me', 'This is not a phone number.'],
  ['business_phone', ' ', 'Phone number is required.'],
  ['business_email', 'pies', 'This is not an email address.'],
  ['business_email', '', 'Email is required.'],
])('[V-1] %s %j is refused with a sentence at its field', async (field, value, message) => {
  const dan = await danSignsUp()
  const { status, problem } = await server.call(createVendor, { body: { ...BAKERY, [field]: value } }, dan)
  expect([status, problem.errors]).toEqual([422, [{ field, message }]])
})

test('unknown fields are refused, so no one can set another owner', async () => {
  const dan = await danSignsUp()
  const body = { ...BAKERY, owner_id: newId() }
  expect((await server.call(createVendor, { body }, dan)).status).toBe(422)
})
