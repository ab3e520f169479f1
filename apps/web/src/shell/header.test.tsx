import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { safeReturnPath } from '../platform/paths.ts'
import { identity } from '../platform/session/identity.ts'
import { Providers } from '../platform/testing/providers.tsx'
import { testRouter } from '../platform/testing/router.ts'
import { Header } from './header.tsx'

test.each(['Sign in', 'Sign up'])('"%s" in the header of an event leads back to it', async (name) => {
  void testRouter.navigate({ to: '/events/$eventId', params: { eventId: 'cup' } })
  const { getByRole } = await render(<Header section="events" />, { wrapper: Providers })
  const link = getByRole('link', { name }).element() as HTMLAnchorElement
  expect(safeReturnPath(new URL(link.href).searchParams.get('next'))).toBe('/events/cup')
})

test('the search of a phone focuses the field of the list of events where there is one, and else opens its own', async () => {
  identity.signIn('token')
  const field = <input type="search" aria-label="Search Events" />
  const { getByRole, rerender } = await render(
    <>
      <Header section="events" />
      <main>
        <search>{field}</search>
      </main>
    </>,
    { wrapper: Providers },
  )
  const open = getByRole('banner').getByRole('button', { name: 'Search Events' })
  await open.click()
  await expect.element(getByRole('main').getByRole('searchbox')).toHaveFocus()
  expect(getByRole('banner').getByRole('searchbox').elements()).toEqual([])
  await rerender(<Header section="home" />)
  await open.click()
  await expect.element(getByRole('banner').getByRole('searchbox')).toHaveFocus()
})
