import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** What the very first drawing shows to whoever came in this way. */
async function firstRender(navigationType: NavigationTimingType): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type: navigationType }] })
  const { Deferred } = await import('./deferred.tsx')
  return renderToStaticMarkup(
    <main>
      board <Deferred>and panels</Deferred>
    </main>,
  )
}

test('whoever opens a page is shown its first screen first', async () => {
  expect(await firstRender('navigate')).toBe('<main>board <i hidden="" data-more="true"></i></main>')
})

test.each(['reload', 'back_forward'] as const)(
  'whoever comes back to it by %s has all of it at once, since they are where they were on it',
  async (navigationType) => {
    expect(await firstRender(navigationType)).toBe('<main>board and panels</main>')
  },
)
