import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createGroup, getGroup } from '@turnout/contract/groups'
import { getMe } from '@turnout/contract/me'
import { updateMe } from '@turnout/contract/profile'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { pictureOfUrl } from '../../platform/files/picture-names.ts'
import { uploads } from '../../platform/files/tables.ts'
import { hasLockWaiter } from '../../testing/lock-waits.ts'
import { type Person, person } from '../../testing/people.ts'
import { plainPicture } from '../../testing/photo.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { lockOwnPicture } from '../accounts/pictures.ts'
import { users } from '../accounts/tables.ts'
import { adasGroup, TUESDAYS } from './testing.ts'

const server = sharedServer()
let ada: Person
beforeEach(async () => {
  ada = await person(server, 'Ada')
  for (const name of await stored()) await server.deps.files.remove(name.slice(0, 36))
})

const stored = () => readdir(join(server.config.dataDir, 'uploads')).catch(() => [])
const rows = async () => (await server.deps.sql.select({ n: count() }).from(uploads))[0]?.n

/** A photo like that of a phone: lying on its side, with orientation and place in EXIF. */
const photo = () =>
  plainPicture(2000, 1000)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ada' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 33/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 1/1 27/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const FORM = { ...TUESDAYS, playing_days: '[{"day":"TUESDAY"}]' }

interface Sent {
  fields?: Record<string, unknown>
  file?: { name: string; bytes: Buffer; type?: string } | undefined
  to?: { method: 'POST' | 'PUT'; url: string }
  who?: Person
}

async function send({
  fields = FORM,
  file,
  to = { method: 'POST', url: '/api/v1/sport-groups/' },
  who = ada,
}: Sent) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (file)
    form.set(
      'venue_image',
      new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'image/png' }),
      file.name,
    )
  const sent = new Response(form)
  const response = await server.app.inject({
    ...to,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}

const fetchPicture = (url: string) => server.app.inject({ url })

describe('a group with a picture of its venue', () => {
  test('[C4] a photo with a location is stored without it', async () => {
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { status, body } = await send({ file: { name: 'IMG_0001.jpg', bytes } })
    expect(status).toBe(201)

    for (const url of [body.venue_image_url, body.venue_image_small_url]) {
      const { statusCode, rawPayload } = await fetchPicture(url)
      const { format, exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata()
      expect({ statusCode, format, exif, xmp, iptc, orientation }).toEqual({
        statusCode: 200,
        format: 'webp',
      })
    }
  })

  test('[C1] it is stored upright in two sizes', async () => {
    const { body } = await send({ file: { name: 'IMG_0001.jpg', bytes: await photo() } })
    const sizes = await Promise.all(
      [body.venue_image_url, body.venue_image_small_url].map(async (url) => {
        const { width, height } = await sharp((await fetchPicture(url)).rawPayload).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [800, 1600],
      [240, 480],
    ])
  })

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('[C1] a %s is accepted', async (format) => {
    const bytes = await plainPicture(60, 40).toFormat(format).toBuffer()
    expect((await send({ file: { name: 'venue', bytes } })).status).toBe(201)
  })

  test('[C5] it is served as a picture and as nothing that a browser would run', async () => {
    const bytes = Buffer.concat([
      await plainPicture(60, 40).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { body } = await send({ file: { name: 'x.html', bytes, type: 'text/html' } })
    const { headers, rawPayload } = await fetchPicture(body.venue_image_url)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-disposition']).toMatch(/^inline; filename="[0-9a-f-]{36}-1600\.webp"$/)
    expect(rawPayload.includes('script')).toBe(false)
  })

  test('[C6] the name of the file is stored nowhere', async () => {
    const bytes = await plainPicture(60, 40).png().toBuffer()
    const { body } = await send({ file: { name: '../../../etc/passwd.png', bytes } })
    expect(body.venue_image_url).toMatch(/^\/api\/v1\/uploads\/[0-9a-f-]{36}-1600\.webp$/)
    expect(await stored()).toHaveLength(2)
  })

  test('no file, or an empty one, is a group without a picture', async () => {
    expect((await send({})).body.venue_image_url).toBeNull()
    const empty = { name: '', bytes: Buffer.alloc(0), type: 'application/octet-stream' }
    expect((await send({ file: empty })).body.venue_image_url).toBeNull()
  })
})

describe('a file that is not an accepted picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')

  test.each`
    what                             | bytes                                                                        | status
    ${'an SVG renamed to .png'}      | ${() => svg}                                                                 | ${415}
    ${'a page renamed to .png'}      | ${() => Buffer.from('<html>hello</html>')}                                   | ${415}
    ${'a TIFF'}                      | ${() => plainPicture(9, 9).tiff().toBuffer()}                                | ${415}
    ${'a PNG cut short'}             | ${async () => (await plainPicture(99, 99).png().toBuffer()).subarray(0, 80)} | ${422}
    ${'nothing but a PNG signature'} | ${() => Buffer.from('89504e470d0a1a0a', 'hex')}                              | ${422}
    ${'more than 40 megapixels'}     | ${() => plainPicture(8000, 5001).png().toBuffer()}                           | ${413}
    ${'more than 10 MB'}             | ${() => Buffer.alloc(10 * 1024 * 1024 + 1)}                                  | ${413}
  `('[C2] $what answers $status, with a sentence, and leaves nothing behind', async ({ bytes, status }) => {
    const answer = await send({ file: { name: 'venue.png', bytes: await bytes() } })
    expect(answer).toMatchObject({ status, body: { detail: expect.stringMatching(/^[A-Z].+\.$/) } })
    expect([await stored(), await rows()]).toEqual([[], 0])
  })

  test('[C9] a form that is refused for another field leaves no picture behind', async () => {
    const file = { name: 'venue.png', bytes: await plainPicture(60, 40).png().toBuffer() }
    expect((await send({ fields: { ...FORM, creator_id: ada.id }, file })).status).toBe(422)
    for (let started = 0; started < 10; started += 1) await ada.call(createGroup, { body: TUESDAYS })
    expect((await send({ file })).status).toBe(429)
    expect([await stored(), await rows()]).toEqual([[], 0])
  })

  test('[C6] only names in our format are served', async () => {
    await send({ file: { name: 'venue.png', bytes: await plainPicture(60, 40).png().toBuffer() } })
    for (const name of [
      '../postgres/PG_VERSION',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '....//package.json',
      '..%5c..%5cpackage.json',
      'x.webp',
      '0198c2f0-0000-7000-8000-000000000000-1600.webp',
      '0198c2f0-0000-7000-8000-000000000000-1600.webp%00.html',
      '',
    ])
      expect((await fetchPicture(`/api/v1/uploads/${name}`)).statusCode).toBe(404)
  })
})

describe('another picture', () => {
  test('[C7] replaces the first, which is deleted after the commit', async () => {
    const { ada: adas, params } = await adasGroup(server)
    const change = async (colour: string) =>
      send({
        to: { method: 'PUT', url: `/api/v1/sport-groups/${params.groupId}` },
        fields: { playing_days: '["SUNDAY"]' },
        file: { name: 'venue.png', bytes: await plainPicture(2000, 1000).tint(colour).png().toBuffer() },
        who: adas,
      })
    const first = (await change('#f00')).body
    const second = (await change('#00f')).body
    expect(second.venue_image_url).not.toBe(first.venue_image_url)
    expect(second.playing_days).toEqual([{ day: 'SUNDAY' }])
    await expect.poll(stored).toHaveLength(2) // both sizes of the first are gone
    expect(await rows()).toBe(1)
    expect((await fetchPicture(first.venue_image_url)).statusCode).toBe(404)
    expect((await fetchPicture(second.venue_image_url)).statusCode).toBe(200)
    expect((await adas.call(getGroup, { params })).reply.venue_image_url).toBe(second.venue_image_url)
  })

  test('does not delete the first if a profile uses it', async () => {
    const { ada: adas, params } = await adasGroup(server)
    const change = async () =>
      send({
        to: { method: 'PUT', url: `/api/v1/sport-groups/${params.groupId}` },
        fields: {},
        file: { name: 'venue.png', bytes: await plainPicture(60, 40).png().toBuffer() },
        who: adas,
      })
    const { venue_image_url: first } = (await change()).body
    await adas.call(updateMe, { body: { first_name: 'Ada', last_name: 'Okafor', profile_image_url: first } })
    await change()
    expect([(await stored()).length, await rows()]).toEqual([4, 2])
    expect((await adas.call(getMe)).reply.profile_image_url).toBe(first)
  })

  test('does not delete the first if a profile starts using it in the same moment', async () => {
    const { ada: adas, params } = await adasGroup(server)
    const bytes = await plainPicture(60, 40).png().toBuffer()
    const change = async () =>
      send({
        to: { method: 'PUT', url: `/api/v1/sport-groups/${params.groupId}` },
        fields: {},
        file: { name: 'venue.png', bytes },
        who: adas,
      })
    const { venue_image_url: first } = (await change()).body
    const { deps } = server
    let replacing: Promise<{ status: number }> | undefined
    await deps.transact(async (sql) => {
      expect(await lockOwnPicture(sql, adas.id, pictureOfUrl(first))).toBe(true)
      replacing = change()
      await Promise.race([replacing, expect.poll(() => hasLockWaiter(deps.sql)).toBe(true)])
      await sql.update(users).set({ profileImageUrl: first }).where(eq(users.id, adas.id))
    })
    expect((await replacing)?.status).toBe(200)
    expect([(await stored()).length, await rows()]).toEqual([4, 2])
  })

  test('from an outsider changes nothing', async () => {
    const { dan, params } = await adasGroup(server)
    const { status } = await send({
      to: { method: 'PUT', url: `/api/v1/sport-groups/${params.groupId}` },
      fields: {},
      file: { name: 'venue.png', bytes: await plainPicture(60, 40).png().toBuffer() },
      who: dan,
    })
    expect([status, await stored(), await rows()]).toEqual([403, [], 0])
  })
})
