import { listVendors } from '@turnout/contract/vendors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, readPage } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { keepPosition } from '../groups/public/last-position.ts'
import type { VendorSearch } from './use-vendor-search.ts'
import { VendorsPage } from './vendors-page.tsx'

// nothing more is heard from the server
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => keepPosition(null))

const LONDON = { latitude: 51.5, longitude: -0.1 }

function openPage(params: VendorSearch = {}) {
  // resolves once the page is drawn, which is rendered below
  void testRouter.navigate({ to: '/vendors', search: params })
  return render(<VendorsPage {...params} />, { wrapper: Providers })
}

test('near a person vendors are looked for as far as chosen, and from the start at any distance', async () => {
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
