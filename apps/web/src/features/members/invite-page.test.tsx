import { getGroup } from '@turnout/contract/groups'
import { getMe, type Me } from '@turnout/contract/me'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { CANAL_SIDE } from '../groups/testing.ts'
import { InvitePage } from './invite-page.tsx'

const GROUP = `/sport-groups/${CANAL_SIDE.id}`
const params = { groupId: CANAL_SIDE.id }

beforeEach(() => {
  toaster.clear()
  identity.signIn('token')
  const me = { id: 'ada', email_confirmed: true } as Me
  queryClient.setQueryData(read(getMe, {}).queryKey, me)
  queryClient.setQueryData(read(getGroup, { params }).queryKey, CANAL_SIDE)
})

test('an admin lets people with the link in at once, and renews it', async () => {
  let invite = { token: 'first', join_at_once: false }
  stubServer({
    [`GET ${GROUP}`]: () => CANAL_SIDE,
    [`GET ${GROUP}/invite`]: () => invite,
    [`PUT ${GROUP}/invite`]: (body) => (invite = { ...invite, ...(body as object) }),
    [`POST ${GROUP}/invite/renew`]: () => (invite = { ...invite, token: 'second' }),
  })
  await renderWithToasts(<InvitePage groupId={CANAL_SIDE.id} family="mine" />)
  const link = page.getByRole('textbox', { name: 'Link to join' })
  const path = `${location.origin}/my-sports-groups/${CANAL_SIDE.id}/join?invite=`
  await expect.element(link).toHaveValue(`${path}first`)
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect.element(page.getByText('can ask to join', { exact: false })).toBeVisible()
  const atOnce = page.getByRole('switch', { name: 'People with this link join at once' })
  await tick(atOnce)
  await expect.element(page.getByText('join with one tap', { exact: false })).toBeVisible()
  await press('Renew the link')
  await press('Renew')
  await says('New link. The old one no longer works.')
  await expect.element(link).toHaveValue(`${path}second`)
})
