import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { identity } from './platform/identity.ts'
import { NoConnection } from './platform/problem-error.ts'
import { queryClient } from './platform/queries.ts'
import { createAppRouter } from './router.tsx'
import { FIRST_CALLS } from './shell/first-calls.ts'
import { PUBLIC_PAGES } from './shell/public-pages.ts'
import { windowTitle } from './shell/use-route-facts.ts'
import { WAITING_PAGES } from './shell/waiting-pages.ts'

type Drawn = { title: string; html: string }

/** What the little script before the app asks for. */
export const firstCalls = () => FIRST_CALLS

/** The public pages as a visitor first sees them, for the build to write down. */
export const drawPublic = () =>
  Promise.all(PUBLIC_PAGES.map(async (page) => ({ ...page, ...(await drawn(page.path)) })))

/** The others as they wait for their first answer, which here never comes. */
export async function drawWaiting() {
  const draw = (isOwn: true | undefined) =>
    Promise.all(
      WAITING_PAGES.filter((page) => page.isOwn === isOwn).map(async (page) => ({
        ...page,
        ...(await drawn(page.path, page.isForm)),
      })),
    )
  const open = await draw(undefined)
  identity.signIn('whoever comes')
  return [...open, ...(await draw(true))]
}

/** Whichever group it is: nothing that leads there can be pressed while the page waits. */
const SOME = 'some'

async function drawn(path: string, isEmpty = false): Promise<Drawn> {
  const history = createMemoryHistory({ initialEntries: [path.replaceAll(/\$\w+/g, SOME)] })
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
