import { deleteGroup } from '@turnout/contract/groups'
import openGraph from 'open-graph-scraper'
import { expect, test } from 'vitest'
import { withPreview } from '../../platform/http/link-preview.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { groupPreview } from './link-preview.ts'
import { createTestGroup } from './testing.ts'

const server = sharedServer(async () => {})

test('[S-3] a link to a group has its times and place, and no name of a person', async () => {
  const ada = await person(server, 'Ada')
  const groupId = await createTestGroup(ada, { playing_days: ['TUESDAY', 'FRIDAY'] })
  const expected = {
    description: 'Football on Tuesdays and Fridays at 19:00, Hackney Marshes.',
    image: expect.stringContaining(`/share-cards/${groupId}.png?v=`),
    imageAlt: 'Tuesday Football. Football on Tuesdays and Fridays at 19:00, Hackney Marshes.',
    path: `/sports/groups/${groupId}`,
    about: expect.any(Function),
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

test('[S-4] the page of a group has data for search engines, and no text of the group can end it', async () => {
  const ada = await person(server, 'Ada')
  const name = '</script><b>Lions & "Foxes"'
  const groupId = await createTestGroup(ada, { name })
  const path = `/my-sports-groups/${groupId}`
  const preview = await groupPreview(server.deps, path)
  if (preview === null || preview === 'not-found') throw new Error('The group has no preview.')
  const page = '<!doctype html><head><title>Turnout</title></head>'
  const html = withPreview(page, new URL(path, 'https://turnout.example'), preview)
  const { result } = await openGraph({ html })
  const url = `https://turnout.example/sports/groups/${groupId}`
  const image = expect.stringContaining(`https://turnout.example/api/v1/share-cards/${groupId}.png`)
  expect(result).toMatchObject({ ogTitle: name, ogUrl: url, ogImage: [{ url: image }] })
  expect(result.jsonLD).toMatchObject([
    { '@type': 'SportsOrganization', name, url, image, sport: 'Football', location: { '@type': 'Place' } },
  ])
  expect(html).toContain(`<link rel="canonical" href="${url}" />`)
})
