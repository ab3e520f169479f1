import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { queryClient } from './platform/queries.ts'
import { createAppRouter } from './router.tsx'
import { PUBLIC_PAGES, type PublicPage } from './shell/public-pages.ts'
import { windowTitle } from './shell/use-route-facts.ts'

type Drawn = PublicPage & { title: string; html: string }

/** The public pages as a visitor first sees them, for the build to write down. */
export const draw = (): Promise<Drawn[]> => Promise.all(PUBLIC_PAGES.map(drawn))

async function drawn(page: PublicPage): Promise<Drawn> {
  const history = createMemoryHistory({ initialEntries: [page.path] })
  // where the page stood when somebody left it is kept by a script within the page, and there is none
  const router = createAppRouter({ history, scrollRestoration: false })
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
    // however large a part is: put off, it would come in by a script within the page
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const said = router.state.matches.at(-1)?.staticData.title ?? ''
  return { ...page, title: windowTitle(said), html: await new Response(prelude).text() }
}
