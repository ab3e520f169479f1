import { deactivate, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import { getVendor, listVendors, removeVendorPicture, type Vendor } from '@turnout/contract/vendors'
import { MAX_VENDOR_PICTURES } from '@turnout/rules/vendor'
import { expect, test } from 'vitest'
import { uploads } from '../../platform/files/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type Person, person } from '../../testing/people.ts'
import { plainPicture } from '../../testing/photo.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { createTestVendor, publishedVendor } from './testing.ts'

const server = sharedServer()

async function upload({ token }: Person, path = '/vendors/me/pictures', name = 'picture') {
  const form = new FormData()
  const bytes = new Uint8Array(await plainPicture().png().toBuffer())
  form.set(name, new Blob([bytes], { type: 'image/png' }), 'me.png')
  const sent = new Response(form)
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const add = async (who: Person): Promise<Vendor> => {
  const { status, body } = await upload(who)
  expect(status).toBe(201)
  return body
}

test('[V-5] a page shows its pictures in the order of upload, and the directory the first', async () => {
  const dan = await publishedVendor(server)
  await add(dan)
  server.pass(1_000)
  const { pictures } = await add(dan)
  expect((await server.call(getVendor, { params: { vendorId: dan.id } })).reply.pictures).toEqual(pictures)
  const [card] = (await server.call(listVendors)).reply
  expect(card?.picture_small_url).toBe(pictures[0]?.small_url)
  expect((await server.app.inject({ url: pictures[1]!.url })).statusCode).toBe(200)

  const removed = await dan.call(removeVendorPicture, { params: { pictureId: pictures[0]!.id } })
  expect(removed.reply.pictures).toEqual([pictures[1]])
  await expect.poll(async () => (await server.app.inject({ url: pictures[0]!.url })).statusCode).toBe(404)
})

test('[V-5] the seventh picture is refused and leaves nothing behind', async () => {
  const dan = await createTestVendor(server)
  for (let count = 0; count < MAX_VENDOR_PICTURES; count += 1) await add(dan)
  const { status, body } = await upload(dan)
  expect([status, body.title]).toEqual([409, 'Too many pictures'])
  expect(await server.deps.sql.$count(uploads)).toBe(MAX_VENDOR_PICTURES)
})

test('[V-5] of two sixth pictures at once one is stored', async () => {
  const dan = await createTestVendor(server)
  for (let count = 1; count < MAX_VENDOR_PICTURES; count += 1) await add(dan)
  const answers = await Promise.all([upload(dan), upload(dan), upload(dan)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('[M3] a picture of another vendor, or an unknown one, is not removed', async () => {
  const dan = await createTestVendor(server)
  const { pictures } = await add(await createTestVendor(server))
  for (const pictureId of [pictures[0]!.id, newId()]) {
    const { problem } = await dan.call(removeVendorPicture, { params: { pictureId } })
    expect(problem.code).toBe('picture-not-found')
  }
  expect(await server.deps.sql.$count(uploads)).toBe(1)
})

test('a person without a business cannot upload', async () => {
  const { status, body } = await upload(await person(server, 'Ben'))
  expect([status, body.title]).toEqual([403, 'Not a vendor'])
})

test('a new profile picture removes nothing from the page, and a picture in both places stays in the other', async () => {
  const dan = await createTestVendor(server)
  const { pictures } = await add(dan)
  const profile = { first_name: 'Dan', last_name: 'Okafor' }
  const showing = await dan.call(updateMe, {
    body: { ...profile, profile_image_url: pictures[0]!.url },
  })
  expect(showing.status).toBe(200)
  await dan.call(removeVendorPicture, { params: { pictureId: pictures[0]!.id } })
  expect((await server.app.inject({ url: pictures[0]!.url })).statusCode).toBe(200)

  const second = await add(dan)
  expect((await upload(dan, uploadProfileImage.path, 'file')).status).toBe(200)
  await dan.call(updateMe, { body: { ...profile, profile_image_url: null } })
  expect((await server.app.inject({ url: second.pictures[0]!.url })).statusCode).toBe(200)
})

test('its pictures are deleted with the account', async () => {
  const dan = await publishedVendor(server)
  const { pictures } = await add(dan)
  await dan.call(deactivate)
  expect(await server.deps.sql.$count(uploads)).toBe(0)
  await expect.poll(async () => (await server.app.inject({ url: pictures[0]!.url })).statusCode).toBe(404)
})
