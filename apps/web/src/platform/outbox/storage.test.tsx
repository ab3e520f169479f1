import { expect, test, vi } from 'vitest'
import { openOutboxStorage } from './storage.ts'

test('a command is stored even when the phone has closed the database of the app', async () => {
  const open = vi.spyOn(indexedDB, 'open')
  const storage = openOutboxStorage()
  await storage.clear()
  const press = { endpoint: 'changeScore', input: {}, key: 'first', madeAt: 0 } as const
  await storage.add(press)
  for (const { value } of open.mock.results) (value as IDBOpenDBRequest).result.close()
  await storage.add({ ...press, key: 'second' })
  expect((await storage.all()).map(({ key }) => key)).toEqual(['first', 'second'])
})
