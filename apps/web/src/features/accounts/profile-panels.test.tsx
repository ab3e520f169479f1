import { getMe, type Me } from '@turnout/contract/me'
import { getSecondFactor } from '@turnout/contract/second-factor'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { renderWithToasts } from '../../platform/testing/with-toasts.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { toaster } from '../../ui/toaster.ts'
import { PasswordPanel } from './password-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { ProfilePage } from './profile-page.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { BEN } from './testing.ts'

const PHOTO = new File(['not read here'], 'ben.gif', { type: 'image/gif' })
const me = read(getMe, {})

/** Releases the server's answer. */
let release = () => {}
const held = () => new Promise<void>((done) => (release = done))

beforeEach(() => {
  toaster.clear()
  queryClient.setQueryData(me.queryKey, BEN)
})

const saves = (sent: ReturnType<typeof stubServer>) =>
  sent.filter(({ route }) => route === 'PUT /users/me').map(({ body }) => body)

test('a photo shows after its page was left, and a name that was saved meanwhile stays', async () => {
  const sent = stubServer({
    'POST /users/upload-profile-image': async () => {
      await held()
      return { url: '/big.webp', small_url: '/small.webp' }
    },
  })
  const page = await render(<PhotoPanel user={BEN} />, { wrapper: Providers })
  await page.getByLabelText('Choose a photo').upload(PHOTO)
  await expect.poll(() => sent.length).toBe(1)
  queryClient.setQueryData(me.queryKey, { ...BEN, first_name: 'Benjamin' })
  await page.unmount()
  release()
  await expect
    .poll(() => saves(sent))
    .toEqual([{ first_name: 'Benjamin', last_name: 'Okafor', profile_image_url: '/small.webp' }])
})

test('a photo that cannot be sent gives a toast, also after its page was left', async () => {
  const sent = stubServer({
    'POST /users/upload-profile-image': async () => {
      await held()
      return refusal(400, 'not-an-image')
    },
  })
  const page = await render(<PhotoPanel user={BEN} />, { wrapper: Providers })
  await page.getByLabelText('Choose a photo').upload(PHOTO)
  await expect.poll(() => sent.length).toBe(1)
  await page.unmount()
  release()
  const after = await render(<ToastRegion />, { wrapper: Providers })
  await expect.element(after.getByText('Failed to upload image.')).toBeVisible()
})

test('what is typed while the profile is being saved stays, and the rest is that of the server', async () => {
  const sent = stubServer({
    'PUT /users/me': async (body) => {
      await held()
      return { ...BEN, ...(body as Partial<Me>), first_name: 'Benjamin' }
    },
  })
  const page = await render(<ProfilePanel user={BEN} />, { wrapper: Providers })
  const bio = page.getByRole('textbox', { name: /^Bio/ })
  await page.getByRole('textbox', { name: 'First name' }).fill(' Benjamin ')
  await bio.fill('Left back.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saves(sent)).toHaveLength(1)
  await bio.fill('Left back, in a pinch a keeper.')
  release()
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Benjamin')
  await expect.element(bio).toHaveValue('Left back, in a pinch a keeper.')
})

test.each([
  [false, 'Ask for a passkey too', 'Turning on', 'POST /users/me/second-factor'],
  [true, 'New recovery codes', 'Making them', 'POST /users/me/second-factor/recovery-codes'],
])('on: %s, "%s": the dialog waits for its codes', async (is_on, press, pending, route) => {
  stubServer({
    [route]: async () => {
      await held()
      return Response.json({ recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] }, { status: 201 })
    },
    'GET /users/me/second-factor': () => ({ is_on: true, recovery_codes_left: 10 }),
  })
  queryClient.setQueryData(read(getSecondFactor, {}).queryKey, { is_on, recovery_codes_left: 10 })
  const page = await render(<SecondFactorSection />, { wrapper: Providers })
  await page.getByRole('button', { name: press }).click()
  const dialog = page.getByRole('dialog')
  // for people who signed up with Gmail or GitHub
  const way = dialog.getByRole('link', { name: 'Forgot it, or never had one?' })
  await expect.element(way).toHaveAttribute('href', '/forgot-password')
  await dialog.getByLabelText('Your password').fill('correct horse')
  await dialog.getByRole('button', { name: press }).click()
  await expect.element(dialog.getByRole('button', { name: pending })).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).toBeVisible()
  release()
  await expect.element(page.getByText('aaaa-bbbb')).toBeVisible()
})

test('a profile without a first name is not sent, and the field says why', async () => {
  const sent = stubServer({})
  const page = await render(<ProfilePanel user={BEN} />, { wrapper: Providers })
  await page.getByRole('textbox', { name: 'First name' }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('First name is required.')).toBeVisible()
  expect(saves(sent)).toEqual([])
})

test('a new password that is too short and typed in two ways is not sent, and each field says why', async () => {
  const sent = stubServer({})
  const page = await render(<PasswordPanel user={BEN} />, { wrapper: Providers })
  await page.getByLabelText('Current password').fill('correct horse')
  await page.getByLabelText('New password', { exact: true }).fill('short')
  await page.getByLabelText('Confirm new password').fill('eleven bibs and a ball')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('Password must be at least 8 characters long.')).toBeVisible()
  await expect.element(page.getByText('New passwords do not match.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a file that is no picture is refused with the sentence of the server', async () => {
  const detail = 'This file is not a PNG, JPG, GIF or WebP picture.'
  stubServer({ 'POST /users/upload-profile-image': () => refusal(415, 'not-an-image', detail) })
  const page = await renderWithToasts(<PhotoPanel user={BEN} />)
  await page.getByLabelText('Choose a photo').upload(PHOTO)
  await expect.element(page.getByText(detail)).toBeVisible()
})

test('an unknown device can be signed out only with the right password', async () => {
  const at = '2026-06-09T10:00:00.000Z'
  const session = { remembered: false, created_at: at, last_seen_at: at }
  const here = { ...session, id: '0190a0a0-0000-7000-8000-0000000000a1', user_agent: '', is_current: true }
  const strange = {
    ...here,
    id: '0190a0a0-0000-7000-8000-0000000000a2',
    user_agent: 'curl',
    is_current: false,
  }
  let sessions = [here, strange]
  const sent = stubServer({
    'GET /users/me/sessions': () => sessions,
    [`DELETE /users/me/sessions/${strange.id}`]: (body) => {
      if ((body as { password: string }).password !== 'correct horse')
        return refusal(403, 'wrong-password', "That's not your current password.")
      sessions = [here]
      return { message: 'That device is signed out.' }
    },
  })
  identity.signIn('token')
  const page = await renderWithToasts(<SessionsPanel />)
  const button = page.getByRole('button', { name: /^Sign out Another program/ })
  await button.click()
  const dialog = page.getByRole('dialog')
  const confirm = async (password: string) => {
    await dialog.getByLabelText('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Sign out' }).click()
  }
  await confirm('not my password')
  await expect.element(dialog.getByText("That's not your current password.")).toBeVisible()
  await confirm('correct horse')
  await expect.element(page.getByText('That device is signed out.')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  expect(sent.filter(({ route }) => route.startsWith('DELETE'))).toHaveLength(2)
})

test('cancelling keeps the account, and deactivating signs out and leads to the landing page', async () => {
  identity.signIn('token')
  queryClient.setQueryData(me.queryKey, BEN)
  const sent = stubServer({ 'DELETE /users/me': () => ({ message: '' }) })
  void testRouter.navigate({ to: '/profile' })
  const page = await render(<ProfilePage />, { wrapper: Providers })
  const deactivate = page.getByRole('button', { name: 'Deactivate account' })
  const dialog = page.getByRole('alertdialog')
  await deactivate.click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const isGone = () => sent.some(({ route }) => route === 'DELETE /users/me')
  expect(isGone()).toBe(false)
  await deactivate.first().click()
  await dialog.getByRole('button', { name: 'Deactivate account' }).click()
  await expect.poll(isGone).toBe(true)
  await expect.poll(() => [testRouter.location().pathname, identity.token()]).toEqual(['/', null])
})

test('a saved name shows at the head of the profile', async () => {
  let saved = BEN
  stubServer({
    'GET /users/me': () => saved,
    'PUT /users/me': (body) => (saved = { ...saved, ...(body as Partial<Me>) }),
  })
  identity.signIn('token')
  queryClient.setQueryData(me.queryKey, BEN)
  const page = await render(<ProfilePage />, { wrapper: Providers })
  await page.getByRole('textbox', { name: 'First name' }).fill('Benjamin')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Benjamin Okafor' })).toBeVisible()
})
