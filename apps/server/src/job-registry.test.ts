import { expect, test } from 'vitest'
import { createJobRegistry } from './job-registry.ts'
import { instance } from './platform/files/tables.ts'
import { secondNode } from './testing/nodes.ts'
import { person } from './testing/people.ts'
import { keptPicture } from './testing/photo.ts'
import { testServer } from './testing/server.ts'

test('the log says why the hourly backup has no pictures', async () => {
  const lines: string[] = []
  const server = await testServer({ LOG_LEVEL: 'warn' }, {}, { write: (line) => void lines.push(line) })
  const ada = await person(server, 'Ada')
  await keptPicture(server.deps, ada.id)
  const open = () => Promise.reject(new Error('503 Slow down.'))
  const kinds = createJobRegistry({ ...server.deps, storage: { ...server.deps.storage, open } })
  for (const work of kinds.hourlyTasks) await work()
  const messages = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.startsWith('the backup was made'))
  expect(messages).toMatchObject([{ pictures: 2, reason: '503 Slow down.' }])
  kinds.close()
  await server.close()
})

test('an era starts before the first server listens, and the first tidying does not change it', async () => {
  const server = await testServer()
  const { sql, files } = server.deps
  const who = () => sql.select().from(instance)
  await sql.delete(instance)
  const first = await secondNode(server)
  const before = await who()
  expect(before.length).toBe(1)
  await keptPicture(server.deps, (await person(server, 'Ada')).id)
  await files.removeOrphans(sql)
  expect(await who()).toEqual(before)
  await first.close()
  await server.close()
})
