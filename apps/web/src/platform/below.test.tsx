import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** What the very first drawing shows to whoever came in this way. */
async function firstDrawing(way: NavigationTimingType): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type: way }] })
  const { Below } = await import('./below.tsx')
  return renderToStaticMarkup(
    <main>
      board <Below>and panels</Below>
    </main>,
  )
}

test('whoever opens a page is shown its first screen first', async () => {
  expect(await firstDrawing('navigate')).toBe('<main>board <i hidden="" data-more="true"></i></main>')
})

test.each(['reload', 'back_forward'] as const)(
  'whoever comes back to it by %s has all of it at once, since they are where they were on it',
  async (way) => {
    expect(await firstDrawing(way)).toBe('<main>board and panels</main>')
  },
)
