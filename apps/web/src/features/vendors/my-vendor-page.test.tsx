import { getMe, type Me } from '@turnout/contract/me'
import { getMyVendor, type Vendor } from '@turnout/contract/vendors'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read, refresh } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { MyVendorPage } from './my-vendor-page.tsx'

const DAN: Me = {
  id: '0190a0a0-0000-7000-8000-0000000000da',
  first_name: 'Weaver Street Bakery',
  last_name: 'Weaver Street Bakery',
  email: 'dan@example.org',
  phone_number: '+442079460000',
  bio: '',
  profile_image_url: null,
  role: 'vendor',
  date_of_birth: null,
  interests: [],
  email_confirmed: true,
  unread_notification_count: 0,
}

let vendor: Vendor | null = null
let sent: ReturnType<typeof stubServer> = []
const creations = () => sent.filter(({ route }) => route === 'POST /vendors').map(({ body }) => body)

beforeEach(() => {
  vendor = null
  sent = stubServer({
    'GET /vendors/me': () => vendor ?? refusal(404, 'vendor-not-found'),
    'POST /vendors': (body) => {
      vendor = {
        ...(body as Vendor),
        id: '0190a0a0-0000-7000-8000-000000000002',
        pictures: [],
        is_published: false,
        is_hidden: false,
      }
      return Response.json(vendor, { status: 201 })
    },
  })
  identity.signIn('token')
  queryClient.setQueryData(read(getMe, {}).queryKey, DAN)
})

const renderForm = async () => {
  const page = await render(<MyVendorPage />, { wrapper: Providers })
  await page.getByRole('combobox', { name: 'Business type' }).selectOptions('Caterer')
  await page.getByRole('textbox', { name: /^Description/ }).fill('Pies for forty.')
  return { page, setUp: () => page.getByRole('button', { name: 'Set up the stall' }).click() }
}

test('a vendor without a profile makes one, once, and goes on with it', async () => {
  const { page, setUp } = await renderForm()
  await setUp()
  await expect.element(page.getByText('Your page is not published')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set up the stall' })).not.toBeInTheDocument()
  expect(creations()).toHaveLength(1)
})

test('what is filled in stays while the profile is looked for again', async () => {
  const { page } = await renderForm()
  await refresh(getMyVendor)
  await expect.element(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Pies for forty.')
})

test('a place without a pin is asked for and not left out', async () => {
  const { page, setUp } = await renderForm()
  const place = page.getByRole('textbox', { name: 'Place' })
  await place.fill('Weaver Street')
  await setUp()
  await expect.element(page.getByText('Choose the place: a name, an address and a pin.')).toBeVisible()
  await expect.element(place).toHaveFocus()
  expect(creations()).toEqual([])
})

test('what is typed stays while the owner looks at the preview', async () => {
  const { page, setUp } = await renderForm()
  await setUp()
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.fill('Pies for sixty.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText('Only you see this.')).toBeVisible()
  await expect.element(description).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect.element(description).toHaveValue('Pies for sixty.')
})
