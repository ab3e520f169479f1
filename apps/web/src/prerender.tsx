import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { NoConnection } from './platform/api/problem-error.ts'
import { queryClient } from './platform/api/queries.ts'
import { identity } from './platform/session/identity.ts'
import { createAppRouter } from './router.tsx'
import { PREFETCH_CALLS } from './shell/prefetch-calls.ts'
import { PUBLIC_PAGES } from './shell/public-pages.ts'
import { SKELETON_PAGES } from './shell/skeleton-pages.ts'
import { windowTitle } from './shell/use-route-info.ts'

type Rendered = { title: string; html: string }

/** What the little script before the app asks for. */
export const prefetchCalls = () => PREFETCH_CALLS

/** The public pages as a visitor first sees them, for the build to write down. */
export const renderPublicPages = () =>
  Promise.all(PUBLIC_PAGES.map(async (page) => ({ ...page, ...(await renderPath(page.path)) })))

/** The others as they wait for their first answer, which here never comes. */
export async function renderSkeletonPages() {
  const render = (isSignedInOnly: true | undefined) =>
    Promise.all(
      SKELETON_PAGES.filter((page) => page.isSignedInOnly === isSignedInOnly).map(async (page) => ({
        ...page,
        ...(await renderPath(page.path, page.isForm)),
      })),
    )
  const publicPages = await render(undefined)
  identity.signIn('whoever comes')
  return [...publicPages, ...(await render(true))]
}

/** Whichever group it is: nothing that leads there can be pressed while the page waits. */
const SAMPLE_ID = 'some'

async function renderPath(path: string, isEmpty = false): Promise<Rendered> {
  const history = createMemoryHistory({ initialEntries: [path.replaceAll(/\$\w+/g, SAMPLE_ID)] })
  // where the page stood when somebody left it is kept by a script within the page, and there is none
  const router = createAppRouter({ history, scrollRestoration: false })
  await router.load()
  const title = windowTitle(router.state.matches.at(-1)?.staticData.title ?? '')
  if (isEmpty) return { title, html: '' }
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
    {
      // however large a part is: put off, it would come in by a script within the page
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // nobody answers here; what waits for an answer is drawn as it waits
      onError: (error) => (error instanceof NoConnection ? undefined : console.error(error)),
    },
  )
  return { title, html: await new Response(prelude).text() }
}
