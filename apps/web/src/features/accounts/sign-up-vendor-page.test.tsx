import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testRouter } from '../../platform/testing/router.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { renderWithToasts } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { SignUpVendorPage } from './sign-up-vendor-page.tsx'

const PASSWORD = 'seven pies and a whistle'
const OWNER = 'dan@example.org'
const PROFILE = 'POST /vendors'
const MADE = {
  id: '0190a0a0-0000-7000-8000-000000000002',
  travel_km: 10,
  place: null,
  pictures: [],
  is_published: false,
  is_hidden: false,
}

beforeEach(() => {
  toaster.clear()
  void testRouter.navigate({ to: '/signup/vendor' })
})

type Answer = (body: unknown) => Response

/** A server that registers everyone, with these answers to the profile calls in turn. */
function serverWith(...answers: Answer[]) {
  const sent = stubServer({
    'POST /auth/register': () => Response.json({ message: 'Look into your mails.' }, { status: 201 }),
    'POST /auth/login': () => ({ access_token: 'a-token', token_type: 'bearer', expires_in: 3600 }),
    [PROFILE]: (body) => (answers.shift() ?? made)(body),
    'PUT /vendors/me': (body) => made(body, 200),
  })
  return (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body)
}

const made = (body: unknown, status = 201) => Response.json({ ...MADE, ...(body as object) }, { status })
const gateway: Answer = () => new Response('<h1>Gateway</h1>', { status: 400 })
const lostSignal: Answer = () => {
  throw new TypeError('Failed to fetch')
}

const open = () => renderWithToasts(<SignUpVendorPage />)
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const pressSignUp = () => page.getByRole('button', { name: 'Sign up' }).click()

async function fillIn(confirmation = PASSWORD): Promise<void> {
  await box('Business name').fill('Weaver Street Bakery')
  await page.getByRole('combobox', { name: 'Business type' }).selectOptions('Caterer')
  await box(/^Description/).fill('Pies and tea beside the pitch.')
  await box('Business phone').fill('+44 20 7946 0111')
  await box('Business email').fill('pies@example.org')
  await page.getByLabelText('Email', { exact: true }).fill(OWNER)
  await page.getByLabelText('Phone number', { exact: true }).fill('+44 20 7946 0000')
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabelText('Confirm password').fill(confirmation)
}

const isDone = () =>
  expect.element(page.getByText('Vendor registration successful! You can now log in.').first()).toBeVisible()

test('a form with errors is marked and not sent; a profile that fails is sent with the next press', async () => {
  const sentTo = serverWith(gateway)
  await open()
  await pressSignUp()
  for (const sentence of [
    'Business name is required.',
    'Choose what your business does.',
    'Description is required.',
  ])
    await expect.element(page.getByText(sentence)).toBeVisible()
  await fillIn('seven pies and a drum')
  await pressSignUp()
  await expect.element(page.getByText('Passwords do not match').first()).toBeVisible()
  expect(sentTo('POST /auth/register')).toEqual([])

  await page.getByLabelText('Confirm password').fill(PASSWORD)
  await pressSignUp()
  await expect.element(page.getByText(/You're already registered/)).toBeVisible()
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  for (const secret of [PASSWORD, OWNER]) expect(kept).not.toContain(secret)
  await pressSignUp()
  await isDone()
  expect(sentTo('POST /auth/register')).toHaveLength(1)
  expect(sentTo(PROFILE)).toHaveLength(2)
})

test('after a reload it starts over', async () => {
  const sentTo = serverWith(gateway)
  const before = await open()
  await fillIn()
  await pressSignUp()
  await expect.element(page.getByText(/You're already registered/)).toBeVisible()
  await before.unmount()
  await open()
  await fillIn()
  await pressSignUp()
  await isDone()
  expect(sentTo('POST /auth/register')).toHaveLength(2)
})

test('a lost answer makes no second profile, and needs no second press', async () => {
  const sentTo = serverWith(lostSignal, () => refusal(409, 'vendor-exists'))
  await open()
  await fillIn()
  await pressSignUp()
  await isDone()
  expect(sentTo('POST /auth/register')).toHaveLength(1)
  expect(sentTo('PUT /vendors/me')).toHaveLength(1)
})
