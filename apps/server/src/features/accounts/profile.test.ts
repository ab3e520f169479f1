import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { activate } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { getMe } from '@turnout/contract/me'
import { listMembers } from '@turnout/contract/members'
import { type updateMe as endpoint, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { uploads } from '../../platform/files/tables.ts'
import { type Person, person } from '../../testing/people.ts'
import { plainPicture } from '../../testing/photo.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { adasGroup } from '../groups/testing.ts'
import { activationLinkIn, mailTo, registrationForm, resetServer, signIn, signUp } from './testing.ts'

const server = sharedServer(resetServer)
let ada: Person
beforeEach(async () => {
  for (const name of await stored()) await server.deps.files.remove(name.slice(0, 36))
  ada = await person(server, 'Ada')
})

const stored = () => readdir(join(server.config.dataDir, 'uploads')).catch(() => [])
const NAMES = { first_name: 'Ada', last_name: 'Okafor' }
const save = (who: { token: string }, more: Partial<InputOf<typeof endpoint>['body']> = {}) =>
  server.call(updateMe, { body: { ...NAMES, ...more } }, who)
const me = async (who: { token: string }) => (await server.call(getMe, undefined, who)).reply

/** A photo like that of a phone, with the place in its EXIF data. */
const photo = () =>
  plainPicture(900, 1200)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 33/1 12/1' } })
    .toBuffer()

async function upload(who: { token: string }, bytes: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'me.jpg')
  const sent = new Response(form)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/upload-profile-image',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { ...answer.json(), status: answer.statusCode } as { status: number; url: string; small_url: string }
}

test('a person and their group read the profile that the person wrote', async () => {
  const { ada, ben, groupId } = await adasGroup(server)
  const input = {
    first_name: 'Benedict',
    last_name: 'Adeyemi',
    phone_number: '020 7946 0123',
    bio: 'In goal.\nMostly.',
  }
  const saved = await ben.call(updateMe, { body: input })
  expect(await me(ben)).toMatchObject(saved.reply)
  expect(await me(ben)).toMatchObject(input)
  const { reply } = await ada.call(listMembers, { params: { groupId } })
  expect(reply.map(({ user }) => user.first_name)).toContain('Benedict')
})

test('missing fields stay unchanged, and a phone number can be deleted', async () => {
  await save(ada, { bio: 'In goal.' })
  await save(ada)
  expect(await me(ada)).toMatchObject({ bio: 'In goal.', phone_number: '+44 20 7946 0000' })
  await save(ada, { phone_number: '' })
  expect((await me(ada)).phone_number).toBe('')
})

test.each`
  what                     | input
  ${'no first name'}       | ${{ first_name: ' ' }}
  ${'no last name'}        | ${{ last_name: '' }}
  ${'a word for a number'} | ${{ phone_number: 'call me' }}
  ${'a whole novel'}       | ${{ bio: 'x'.repeat(1001) }}
  ${'a role'}              | ${{ role: 'admin' }}
  ${'another address'}     | ${{ email: 'eve@example.org' }}
`('[M6] $what is not a valid profile', async ({ input }) => {
  const before = await me(ada)
  expect((await save(ada, input)).status).toBe(422)
  expect(await me(ada)).toEqual(before)
})

test('a person with an unconfirmed email edits their profile too, and it becomes that of the account', async () => {
  await signUp(server, registrationForm('Dan'))
  const dan = await signIn(server, registrationForm('Dan').email)
  await save(dan, { first_name: 'Daniel', bio: 'New in town.' })
  expect(await me(dan)).toMatchObject({ first_name: 'Daniel', bio: 'New in town.', email_confirmed: false })
  await server.call(activate, {
    query: { token: activationLinkIn((await mailTo(server, registrationForm('Dan').email)).at(-1)) },
  })
  expect(await me(dan)).toMatchObject({ first_name: 'Daniel', bio: 'New in town.', email_confirmed: true })
})

test('an uploaded picture is stored in two sizes, without its location, and shown once the profile is saved', async () => {
  const { status, url, small_url } = await upload(ada, await photo())
  expect(status).toBe(200)
  for (const [address, longest] of [
    [url, 1200],
    [small_url, 480],
  ] as const) {
    const file = await server.app.inject({ url: address })
    const seen = await sharp(file.rawPayload).metadata()
    expect([seen.format, seen.height, seen.exif]).toEqual(['webp', longest, undefined])
  }
  expect((await me(ada)).profile_image_url).toBe(null)
  await save(ada, { profile_image_url: small_url })
  expect((await me(ada)).profile_image_url).toBe(small_url)
})

test('[M3] the upload of another person and an external picture cannot be used', async () => {
  const ben = await person(server, 'Ben')
  const { url } = await upload(ben, await photo())
  const strange = [
    url,
    'https://elsewhere.example/me.jpg',
    '/api/v1/uploads/../secret',
    'javascript:alert(1)',
  ]
  for (const profile_image_url of strange)
    expect((await save(ada, { profile_image_url })).problem.code).toBe('not-your-picture')
  expect((await me(ada)).profile_image_url).toBe(null)
})

test('a replaced picture, and one that was never shown, is deleted from the disk', async () => {
  const first = await upload(ada, await photo())
  await save(ada, { profile_image_url: first.url })
  await upload(ada, await photo())
  const third = await upload(ada, await photo())
  await save(ada, { profile_image_url: third.url })
  await expect.poll(stored).toHaveLength(2)
  expect((await stored()).every((name) => third.url.includes(name.slice(0, 36)))).toBe(true)
  await save(ada, { profile_image_url: null })
  await expect.poll(stored).toEqual([])
  expect(await server.deps.sql.$count(uploads)).toBe(0)
})

test('a file that is not a picture is refused with a sentence, and nothing is stored', async () => {
  expect((await upload(ada, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415)
  expect((await ada.call(uploadProfileImage, { body: {} })).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('twenty phones that save at once leave one consistent profile', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Ada the ${index}`)
  await Promise.all(names.map((first_name, index) => save(ada, { first_name, bio: `number ${index}` })))
  const { first_name, bio } = await me(ada)
  expect(bio).toBe(`number ${names.indexOf(first_name)}`)
})
