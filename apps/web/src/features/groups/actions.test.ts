import type { SportGroup } from '@turnout/contract/groups'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useUpdateGroup } from './actions.ts'
import { blankValues } from './group-values.ts'

const GROUP_ID = '01890000-0000-7000-8000-000000000000'
const CANAL_SIDE: SportGroup = {
  ...blankValues('football'),
  id: GROUP_ID,
  name: 'Canal Side Kickabout',
  venue_latitude: 51.535,
  venue_longitude: -0.0575,
  venue_image_url: null,
  venue_image_small_url: null,
  time_zone: 'Europe/London',
  playing_days: [{ day: 'TUESDAY' }],
  member_count: 1,
  next_game: null,
  current_user_membership: { is_member: true, is_pending: false, role: 'admin', is_creator: true },
}

afterEach(() => vi.unstubAllGlobals())

test('a group is saved once, however long its page takes to come after it', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(body)
    return Response.json(CANAL_SIDE)
  })
  const saved: string[] = []
  let save = (_name: string) => {}
  function Form() {
    const { mutate } = useUpdateGroup()
    save = (name) =>
      mutate({ params: { groupId: GROUP_ID }, body: { name } }, { done: () => saved.push(name) })
    return null
  }
  renderToStaticMarkup(createElement(Form))
  save('Canal Side')
  await expect.poll(() => saved).toEqual(['Canal Side'])
  save('Canal Side')
  save('Towpath')
  await expect.poll(() => sent).toEqual(['{"name":"Canal Side"}', '{"name":"Towpath"}'])
})
