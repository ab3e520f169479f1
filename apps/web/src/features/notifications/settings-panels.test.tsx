import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { SettingsPanels } from './settings-panels.tsx'

const groupId = '0197a3c2-7e1b-7c55-9f5e-000000000001'
const NAME = 'Canal Side Kickabout'

test('a person chooses what reaches them by phone and mail, and mutes a group', async () => {
  identity.signIn('token')
  let settings = {
    topics: [{ topic: 'are_you_in', push: true, mail: true }],
    groups: [{ id: groupId, name: NAME, is_muted: false }],
  }
  const sent = stubServer({
    'GET /users/me/notification-settings': () => settings,
    'PUT /users/me/notification-settings': () => {
      settings = { ...settings, topics: [{ topic: 'are_you_in', push: true, mail: false }] }
      return settings
    },
    [`PUT /sport-groups/${groupId}/mute`]: () => {
      settings = { ...settings, groups: [{ id: groupId, name: NAME, is_muted: true }] }
      return settings
    },
  })
  const { getByRole, getByText } = await render(<SettingsPanels />, { wrapper: Providers })
  const mail = (pressed: boolean) => getByRole('button', { name: 'Email: Are you in?', pressed })
  await mail(true).click()
  await expect.element(mail(false)).toBeVisible()
  await expect.element(getByRole('button', { name: 'Phone: Are you in?', pressed: true })).toBeVisible()
  const group = getByRole('region', { name: 'Notifications by group' }).getByRole('switch', { name: NAME })
  await expect.element(group).toBeChecked()
  await getByText(NAME).click()
  await expect.element(getByText('Muted, still in the bell')).toBeVisible()
  await expect.element(group).not.toBeChecked()
  expect(sent.filter(({ route }) => route.startsWith('PUT'))).toEqual([
    {
      route: 'PUT /users/me/notification-settings',
      body: { topics: [{ topic: 'are_you_in', mail: false }] },
    },
    { route: `PUT /sport-groups/${groupId}/mute`, body: null },
  ])
})
