import { getVendor, listVendors, publishMyVendor } from '@turnout/contract/vendors'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { runCli } from '../../testing/run-cli.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { publishedVendor } from './testing.ts'

const server = sharedServer()

const run = (...args: string[]) =>
  runCli({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }, 'vendor', ...args)

test('[V-4] the operator hides a page, which its owner cannot publish, and shows it again unchanged', async () => {
  const dan = await publishedVendor(server)
  const seen = async () => [
    (await server.call(getVendor, { params: { vendorId: dan.id } })).status,
    (await server.call(listVendors)).reply.length,
  ]
  expect(await run('hide', dan.id)).toBe('The page of Weaver Street Bakery is hidden.')
  expect(await seen()).toEqual([404, 0])
  expect((await dan.call(publishMyVendor)).problem.code).toBe('vendor-hidden')
  expect(await run('show', dan.id)).toBe('The page of Weaver Street Bakery is not hidden any more.')
  expect(await seen()).toEqual([200, 1])
})

test.each([newId(), 'nonsense'])('the id %s belongs to no vendor, and a sentence says so', async (id) => {
  await expect(run('hide', id)).rejects.toThrow('There is no vendor with this id.')
})
