import { getMe, type Me } from '@turnout/contract/me'
import { getMyVendor, type Vendor } from '@turnout/contract/vendors'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read, refresh } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
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

test('a vendor without a profile creates one, once, and continues with it', async () => {
  const { page, setUp } = await renderForm()
  await setUp()
  await expect.element(page.getByText('Your page is not published')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set up the stall' })).not.toBeInTheDocument()
  expect(creations()).toHaveLength(1)
})

test('typed text stays while the profile is requested again', async () => {
  const { page } = await renderForm()
  await refresh(getMyVendor)
  await expect.element(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Pies for forty.')
})

test('a place without a pin is an error and not left out', async () => {
  const { page, setUp } = await renderForm()
  const place = page.getByRole('textbox', { name: 'Place' })
  await place.fill('Weaver Street')
  await setUp()
  await expect.element(page.getByText('Choose the place: a name, an address and a pin.')).toBeVisible()
  await expect.element(place).toHaveFocus()
  expect(creations()).toEqual([])
})

test('typed text stays while the owner sees the preview', async () => {
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

/** An unpublished complete profile, and a server that changes it. */
function serverOf(known: Partial<Vendor>) {
  const answer = (changes: Partial<Vendor>) => () => (vendor = { ...vendor, ...changes } as Vendor)
  vendor = {
    ...{ id: '0190a0a0-0000-7000-8000-000000000002', business_name: 'Weaver Street Bakery' },
    ...{ business_type: 'caterer', description: 'Pies and tea.', business_phone: '+442079460111' },
    ...{ business_email: 'pies@example.org', travel_km: 10, place: null, pictures: [] },
    ...{ is_published: false, is_hidden: false, ...known },
  }
  const picture = { id: '0190a0a0-0000-7000-8000-0000000000f1', url: '/a.webp', small_url: '/b.webp' }
  sent = stubServer({
    'GET /vendors/me': () => vendor,
    'PUT /vendors/me': (body) => (vendor = { ...vendor, ...(body as object) } as Vendor),
    'POST /vendors/me/publish': answer({ is_published: true }),
    'POST /vendors/me/unpublish': answer({ is_published: false }),
    'POST /vendors/me/pictures': () => Response.json(answer({ pictures: [picture] })(), { status: 201 }),
    'GET /places/map-tiles': () => ({ tiles: null }),
    'GET /places/nearby': () => ({ venues: [] }),
  })
  return renderWithToasts(<MyVendorPage />)
}
const BAKERY_AT = { latitude: 51.546, longitude: -0.055 }

test('once a vendor gives their place, the page can be published', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) =>
    done({ coords: { ...BAKERY_AT, accuracy: 10 }, timestamp: 0 } as GeolocationPosition),
  )
  const page = await serverOf({})
  await expect.element(page.getByText('Say where you work from and save.')).toBeVisible()
  await page.getByLabelText('Place', { exact: true }).fill('Weaver Street')
  await page.getByRole('combobox', { name: 'Address' }).fill('Weaver Street, London')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expect.element(page.getByRole('button', { name: 'Type coordinates' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await says('Business profile saved!')
  await expect.element(page.getByRole('heading', { name: 'Your page is ready' })).toBeVisible()
  expect(vendor?.place).toEqual({ name: 'Weaver Street', ...BAKERY_AT })
})

test('a place that is kept stays so when the position that was asked for comes late', async () => {
  let locate = () => {}
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) => {
    locate = () => done({ coords: { ...BAKERY_AT, accuracy: 10 }, timestamp: 0 } as GeolocationPosition)
  })
  const page = await serverOf({ place: { name: 'Weaver Street', ...BAKERY_AT } })
  await press('Another place')
  await press('Use where I am')
  const keep = page.getByRole('button', { name: 'Keep Weaver Street' })
  await keep.click()
  locate()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(page.getByRole('button', { name: 'Another place' })).toBeVisible()
  await expect.element(keep).not.toBeInTheDocument()
})

test('a page is published, gets a picture, and is unpublished again', async () => {
  const page = await serverOf({ place: { name: 'Weaver Street', ...BAKERY_AT } })
  await press('Publish page')
  await expect.element(page.getByRole('heading', { name: 'Your page is live' })).toBeVisible()
  const enquiries = page.getByRole('link', { name: 'Enquiries' })
  await expect.element(enquiries).toHaveAttribute('href', '/vendors/enquiries')
  const stall = new File(['not read here'], 'stall.gif', { type: 'image/gif' })
  await page.getByLabelText('Add picture').upload(stall)
  await expect.element(page.getByText('1 of 6')).toBeVisible()
  await press('Take it down')
  await expect.element(page.getByRole('heading', { name: 'Your page is ready' })).toBeVisible()
})

test('a saved change shows in the profile', async () => {
  const page = await serverOf({})
  await page.getByRole('textbox', { name: /^Description/ }).fill('Pies only, but good ones.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await says('Business profile saved!')
  expect(sent.find(({ route }) => route === 'PUT /vendors/me')?.body).toMatchObject({
    description: 'Pies only, but good ones.',
  })
})
