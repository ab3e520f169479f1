import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@turnout/contract/me'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/database.ts'
import { type ObjectStore, objectStore } from '../../testing/object-store.ts'
import { type Person, person } from '../../testing/people.ts'
import { plainPicture } from '../../testing/photo.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { newId } from '../ids.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { type Storage, StorageUnavailable } from './storage.ts'
import { uploads } from './tables.ts'

let objects: ObjectStore
let folder: string
beforeAll(async () => {
  objects = await objectStore()
  folder = mkdtempSync(join(tmpdir(), 'turnout-storage-'))
})
afterAll(async () => {
  await objects.remove()
  rmSync(folder, { recursive: true, force: true })
})

const STORES: [name: string, make: () => Storage][] = [
  ['a folder', () => diskStorage(join(folder, 'pictures'))],
  ['a store that speaks S3', () => s3Storage(objects.s3)],
]

const bytesIn = async (storage: Storage, name: string) => {
  const file = await storage.open(name)
  return file && Buffer.concat(await file.body.toArray())
}

describe.each(STORES)('%s', (_, make) => {
  test('stores a file, lists it, and forgets it after its removal', async () => {
    const storage = make()
    const [name, other] = [`${newId()}-480.webp`, `${newId()}-480.webp`]
    expect(await storage.list()).toEqual([])
    expect(await storage.open(name)).toBeNull()
    await storage.ready()
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251))
    for (const each of [name, other]) await storage.put(each, bytes)
    expect((await bytesIn(storage, name))?.equals(bytes)).toBe(true)
    const entries = await storage.list()
    expect(entries.map((one) => one.name).sort()).toEqual([name, other].sort())
    expect(entries.every(({ since }) => Math.abs(since - Date.now()) < 600_000)).toBe(true)
    for (const each of [name, name, other]) await storage.remove(each)
    expect([await storage.open(name), await storage.list()]).toEqual([null, []])
  })
})

test.each([
  ['key', { keyId: 'SOMEBODY-ELSE' }],
  ['secret', { secret: 'another' }],
])('a store that does not know our %s counts as unavailable', async (_, other) => {
  const stranger = s3Storage({ ...objects.s3, ...other })
  await expect(stranger.put(`${newId()}-480.webp`, Buffer.from('x'))).rejects.toThrow(StorageUnavailable)
})

describe('a server with its pictures in a store', () => {
  let server: TestServer
  let ada: Person
  let picture: Buffer
  beforeAll(async () => {
    server = await testServer({}, { s3: objects.s3 })
    picture = await plainPicture().png().toBuffer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    ada = await person(server, 'Ada')
  })

  async function upload() {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
    const sent = new Response(form)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/upload-profile-image',
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const rows = () => server.deps.sql.$count(uploads)

  test('[C5] pictures are served from our own address and with our own headers', async () => {
    const { status, body } = await upload()
    expect(status).toBeLessThan(300)
    const { statusCode, headers, rawPayload } = await server.app.inject({ url: body.url })
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect((await sharp(rawPayload).metadata()).format).toBe('webp')
    const gone = await server.app.inject({ url: `/api/v1/uploads/${newId()}-480.webp` })
    expect(gone.statusCode).toBe(404)
  })

  test('[I21] while the store is down pictures are refused with a sentence, none is half stored, and all the rest works', async () => {
    const { body } = await upload()
    const before = await rows()
    await objects.stop()
    const refused = await upload()
    expect([refused.status, refused.body.type]).toEqual([503, '/api/v1/docs/problems/pictures-away'])
    expect((await server.app.inject({ url: body.url })).statusCode).toBe(503)
    expect([(await ada.call(getMe)).status, await rows()]).toEqual([200, before])
    await objects.start()
    expect((await server.app.inject({ url: body.url })).statusCode).toBe(200)
    expect((await upload()).status).toBeLessThan(300)
  })

  test('[I25] pictures of a store are in the backup, and may be restored into a folder', async () => {
    const { body } = await upload()
    const { rawPayload } = await server.app.inject({ url: body.url })
    const [file, elsewhere] = [join(folder, 'club.tar'), await emptyDatabase()]
    const { pictures, missing } = await makeBackup(file, {
      databaseUrl: server.databaseUrl,
      storage: server.deps.storage,
    })
    expect([pictures, missing]).toEqual([2, []])
    const storage = diskStorage(join(folder, 'moved'))
    await restoreBackup(file, { databaseUrl: elsewhere.url, storage, replace: false })
    const name = body.url.split('/').pop()
    expect((await bytesIn(storage, name))?.equals(rawPayload)).toBe(true)
    await elsewhere.close()
  })
})
