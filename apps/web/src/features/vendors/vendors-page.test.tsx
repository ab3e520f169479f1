import { getMe, type Me } from '@turnout/contract/me'
import { listVendors } from '@turnout/contract/vendors'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read, readPage } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { keepPosition } from '../groups/public/last-position.ts'
import type { VendorSearch } from './use-vendor-search.ts'
import { VendorPage } from './vendor-page.tsx'
import { VendorsPage } from './vendors-page.tsx'

// no request is answered
beforeEach(() => void stubServer({}))
afterEach(() => keepPosition(null))

const LONDON = { latitude: 51.5, longitude: -0.1 }

function openPage(params: VendorSearch = {}) {
  // resolves once the page renders, which happens below
  void testRouter.navigate({ to: '/vendors', search: params })
  return render(<VendorsPage {...params} />, { wrapper: Providers })
}

test('with a position vendors are searched at any distance at first, and then within the chosen one', async () => {
  const asked = { page: 1, page_size: 12, search: undefined, type: undefined, ...LONDON }
  queryClient.setQueryData(readPage(listVendors, { query: { ...asked, within_km: 10 } }).queryKey, {
    rows: [],
    total: 0,
  })
  const visitor = await openPage({ within: '10' })
  expect(visitor.getByRole('combobox', { name: 'Distance' }).elements()).toEqual([])
  await visitor.unmount()
  keepPosition(LONDON)
  const page = await openPage()
  const distance = page.getByRole('combobox', { name: 'Distance' })
  await expect.element(distance).toHaveValue('any')
  await distance.selectOptions('Within 10 km')
  expect(testRouter.location().search).toEqual({ within: '10' })
  await page.unmount()
  const near = await openPage({ within: '10' })
  await expect.element(near.getByRole('heading', { name: 'No vendor within 10 km.' })).toBeVisible()
  await near.getByRole('button', { name: 'Any distance' }).click()
  expect(testRouter.location().search).toEqual({ within: 'any' })
  expect(near.getByRole('button', { name: /Clear/ }).elements()).toEqual([])
})

const BAKERY = {
  ...{ id: '0190a0a0-0000-7000-8000-000000000002', business_name: 'Weaver Street Bakery' },
  ...{ business_type: 'caterer', description: 'Pies and tea.', place_name: 'Weaver Street', travel_km: 10 },
}
const PICTURE = { id: '0190a0a0-0000-7000-8000-0000000000f1', url: '/a.webp', small_url: '/b.webp' }

test('typed text is in the address, and a result links to the page of the vendor', async () => {
  const query = { page: 1, page_size: 12, search: 'catrer', type: undefined }
  const rows = [{ ...BAKERY, pictures: [] } as never]
  queryClient.setQueryData(readPage(listVendors, { query }).queryKey, { rows, total: 1 })
  const page = await openPage()
  await page.getByRole('searchbox', { name: 'Search vendors' }).fill('catrer')
  await expect.poll(() => testRouter.location().search).toEqual({ search: 'catrer' })
  await page.unmount()
  const found = await openPage({ search: 'catrer' })
  await expect.element(found.getByRole('heading', { name: '1 vendor' })).toBeVisible()
  await expect
    .element(found.getByRole('link', { name: BAKERY.business_name }))
    .toHaveAttribute('href', `/vendors/${BAKERY.id}`)
})

test('a vendor has a link to their own page on the list', async () => {
  identity.signIn('token')
  queryClient.setQueryData(read(getMe, {}).queryKey, { id: 'dan', role: 'vendor' } as Me)
  const page = await openPage()
  const way = page.getByRole('link', { name: 'Your business profile' })
  await expect.element(way).toHaveAttribute('href', '/vendors/me')
})

test('a page has its title and pictures, and an unpublished one is not found', async () => {
  let isUp = true
  stubServer({
    [`GET /vendors/${BAKERY.id}`]: () =>
      isUp ? { ...BAKERY, pictures: [PICTURE] } : refusal(404, 'vendor-not-found'),
  })
  const page = await render(<VendorPage vendorId={BAKERY.id} />, { wrapper: Providers })
  await expect.element(page.getByText(BAKERY.description)).toBeVisible()
  const picture = page.getByRole('img', { name: `Picture 1 of 1 of ${BAKERY.business_name}` })
  await expect.element(picture).toBeInTheDocument()
  await page.unmount()
  queryClient.clear()
  isUp = false
  const gone = await render(<VendorPage vendorId={BAKERY.id} />, { wrapper: Providers })
  await expect.element(gone.getByRole('heading', { name: "We can't find this vendor." })).toBeVisible()
})
