import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cancelEvent, createEvent, type Event, publishEvent, updateEvent } from '@turnout/contract/events'
import { INTERESTS } from '@turnout/rules/words'
import openGraph from 'open-graph-scraper'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { findUpwards } from '../../platform/find-upwards.ts'
import { withPreview } from '../../platform/http/link-preview.ts'
import { type Person, person } from '../../testing/people.ts'
import { plainPicture } from '../../testing/photo.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { groundOf } from './card-ground.ts'
import { eventPreview } from './link-preview.ts'
import { answer, published, STREET_CUP } from './testing.ts'

const server = sharedServer()
const ORIGIN = 'https://turnout.example'
let ada: Person

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
})

/** Reads the picture of the event's page like a chat. */
async function pictureOf(eventId: string) {
  const path = `/events/${eventId}`
  const preview = await eventPreview(server.deps, path)
  if (preview === null || preview === 'not-found') throw new Error('there is no such page')
  const html = withPreview('<!doctype html><head></head>', new URL(path, ORIGIN), preview)
  const { result } = await openGraph({ html })
  const [picture] = result.ogImage ?? []
  expect(result.jsonLD).toMatchObject([{ image: picture?.url }])
  return picture!
}

async function createWithPhoto(): Promise<Event> {
  const form = new FormData()
  for (const [name, value] of Object.entries(STREET_CUP)) form.set(name, String(value))
  const bytes = new Uint8Array(await plainPicture().png().toBuffer())
  form.set('picture', new Blob([bytes], { type: 'image/png' }), 'street.png')
  const sent = new Response(form)
  const { statusCode, body } = await server.app.inject({
    ...{ method: 'POST', url: API + createEvent.path, payload: Buffer.from(await sent.arrayBuffer()) },
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
  })
  expect(statusCode).toBe(201)
  return JSON.parse(body)
}

const ask = (url: string) => server.app.inject({ url: url.replace(ORIGIN, '') })

test('[Z-21] an event without a photo has a card in the size of chats, with a text for it', async () => {
  const picture = await pictureOf(await published(ada))
  expect(picture).toMatchObject({
    width: '1200',
    height: '630',
    alt: 'Weaver Street Cup. Sat 20 Jun, 14:00, Weaver Street. Free',
  })
  const { statusCode, headers, rawPayload } = await ask(picture.url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
})

test('[Z-21] the card and its address change with the day and a cancellation, and not with attendance', async () => {
  const eventId = await published(ada)
  const first = await pictureOf(eventId)
  await answer(await person(server, 'Ben'), eventId)
  expect((await pictureOf(eventId)).url).toBe(first.url)
  const drawn = [await ask(first.url)]

  await ada.call(updateEvent, { params: { eventId }, body: { date: '2026-06-21' } })
  const moved = await pictureOf(eventId)
  drawn.push(await ask(moved.url))
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  const cancelled = await pictureOf(eventId)
  drawn.push(await ask(cancelled.url))

  expect(new Set([first.url, moved.url, cancelled.url]).size).toBe(3)
  expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3)
  expect(cancelled.alt).toBe('Cancelled: Weaver Street Cup. Sun 21 Jun, 14:00, Weaver Street. Free')
})

test('[Z-21] another drawn cover is another drawing on the card', async () => {
  const eventId = await published(ada)
  const first = await pictureOf(eventId)
  const drawn = [await ask(first.url)]
  await ada.call(updateEvent, { params: { eventId }, body: { drawn_cover: 1 } })
  const other = await pictureOf(eventId)
  drawn.push(await ask(other.url))
  expect(other.url).not.toBe(first.url)
  expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(2)
})

test('[Z-21] an event with a photo shows the photo until it is cancelled', async () => {
  const { id: eventId, picture_url: photo } = await createWithPhoto()
  await ada.call(publishEvent, { params: { eventId } })
  const picture = await pictureOf(eventId)
  expect([picture.url, picture.alt]).toEqual([ORIGIN + photo, 'Photo of Weaver Street Cup'])
  expect([picture.width, picture.height]).toEqual([undefined, undefined])
  expect((await ask(picture.url)).statusCode).toBe(200)

  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  expect((await pictureOf(eventId)).url).toContain(`/share-cards/${eventId}.png`)
})

test('[Z-21] a draft has no card for anyone', async () => {
  const draft = (await ada.call(createEvent, { body: STREET_CUP })).reply
  const { statusCode, headers } = await ask(`/api/v1/share-cards/${draft.id}.png`)
  expect([statusCode, headers.location]).toEqual([302, '/share-card.png'])
})

test('every category has its own ground, and a named sport has the ground of that sport', () => {
  const grounds = INTERESTS.map((category) => groundOf({ category, title: 'Open air' }))
  expect(new Set(grounds).size).toBe(INTERESTS.length)
  const folder = findUpwards('card-art') ?? ''
  for (const ground of grounds)
    for (const nr of [1, 2]) expect(existsSync(join(folder, `${ground}-${nr}.webp`)), ground).toBe(true)
  expect(groundOf({ category: 'Sports & Recreation', title: 'Touch Rugby by the sea' })).toBe('touch-rugby')
})
