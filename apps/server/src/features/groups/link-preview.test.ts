import { deleteGroup } from '@turnout/contract/groups'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { groupPreview } from './link-preview.ts'
import { createTestGroup } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('[S-3] a link to a group says when and where it plays, and nobody’s name', async () => {
  const ada = await person(server, 'Ada')
  const groupId = await createTestGroup(ada, { playing_days: ['TUESDAY', 'FRIDAY'] })
  const expected = {
    description: 'Football on Tuesdays and Fridays at 19:00, Hackney Marshes.',
    image: expect.stringContaining(`/share-cards/${groupId}.png?v=`),
  }
  const at = (path: string) => groupPreview(server.deps, path)
  expect(await at(`/sports/groups/${groupId}`)).toEqual({ title: 'Tuesday Football', ...expected })
  expect(await at(`/my-sports-groups/${groupId}/join`)).toEqual({
    title: 'Join Tuesday Football',
    ...expected,
  })
  expect(await at('/sports/groups')).toBeNull()
  expect(await at(`/sports/groups/${groupId}x`)).toBe('not-found')
  expect(await at('/my-sports-groups/nonsense/members')).toBe('not-found')
  expect(await at(`/sports/groups/${ada.id}`)).toBe('not-found')

  await ada.call(deleteGroup, { params: { groupId } })
  expect(await at(`/sports/groups/${groupId}`)).toBe('not-found')
})
