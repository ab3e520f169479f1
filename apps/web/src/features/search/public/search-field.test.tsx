import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from '../../../platform/router/link.tsx'
import { createRouter, type Router } from '../../../platform/router/router.ts'
import { RouterProvider, useSearch } from '../../../platform/router/router-hooks.tsx'
import { SearchField } from './search-field.tsx'
import { useListSearch } from './use-list-search.ts'

function List() {
  const { search, type } = useSearch()
  const filters = useListSearch({ search, type })
  return (
    <>
      <SearchField
        label="Search"
        placeholder=""
        value={filters.search ?? ''}
        onSearch={(words) => filters.setFilters({ search: words })}
      />
      <button
        type="button"
        aria-pressed={type === 'venue'}
        onClick={() => filters.setFilters({ type: 'venue' })}
      >
        Venues
      </button>
      <Link to="/vendors/$vendorId" params={{ vendorId: 'bakery' }}>
        Bakery
      </Link>
    </>
  )
}

const renderList = (router: Router) =>
  render(
    <RouterProvider router={router}>
      <List />
    </RouterProvider>,
  )

test('typed text is in the address once the typing pauses', async () => {
  const router = createRouter({ redirect: () => null, load: () => true, reload: () => false, at: '/vendors' })
  const page = await renderList(router)
  await page.getByRole('searchbox').fill('catrer ')
  await expect.poll(() => router.location().href).toBe('/vendors?search=catrer')
})

test('a card that is pressed right after the typing opens, even if its page loads slowly', async () => {
  let arrive = (_: boolean) => {}
  const router = createRouter({
    redirect: () => null,
    load: ({ page }) =>
      page?.endsWith('vendor-page') !== true || new Promise((resolve) => (arrive = resolve)),
    reload: () => false,
    at: '/vendors',
  })
  const page = await renderList(router)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('searchbox').fill('bak')
  await page.getByRole('link', { name: 'Bakery' }).click()
  vi.advanceTimersByTime(1000)
  expect(router.isPending()).toBe(true)
  arrive(true)
  await expect.poll(() => router.location().href).toBe('/vendors/bakery')
})

test('a filter that is pressed right after the typing is applied, and so is the typed text', async () => {
  const router = createRouter({ redirect: () => null, load: () => true, reload: () => false, at: '/vendors' })
  const page = await renderList(router)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('searchbox').fill('bak')
  await page.getByRole('button', { name: 'Venues' }).click()
  await expect.element(page.getByRole('button', { name: 'Venues', pressed: true })).toBeVisible()
  expect(router.location().search).toEqual({ type: 'venue' })
  vi.advanceTimersByTime(1000)
  expect(router.location().search).toEqual({ search: 'bak', type: 'venue' })
})
