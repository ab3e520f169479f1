import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { NoConnection } from './platform/api/problem-error.ts'
import { queryClient } from './platform/api/queries.ts'
import { RouterProvider } from './platform/router/router-hooks.tsx'
import { identity } from './platform/session/identity.ts'
import { createAppRouter } from './router.ts'
import { type Pattern, type Route, routeList } from './routes.ts'
import { AppShell } from './shell/app-shell.tsx'
import { PREFETCH_CALLS } from './shell/prefetch-calls.ts'
import { CrashBoundary } from './shell/route-page.tsx'
import { windowTitle } from './shell/use-route-info.ts'

export type RenderedPage = { path: string; title: string; html: string; route: Route }

/** What the script before the app asks for. */
export const prefetchCalls = () => PREFETCH_CALLS

/** Every address of the app, for the server: any other is a page that does not exist. */
export const routePatterns = () => routeList.map(([path]) => path)

/** The drawn pages of the table, each as it first looks: the skeletons wait for an answer that never comes here. */
export async function renderPages(): Promise<RenderedPage[]> {
  const drawn = routeList.filter(([, { drawn }]) => drawn)
  const render = (isSignedIn: boolean) =>
    Promise.all(
      drawn
        .filter(([, { access }]) => (access === 'signed-in') === isSignedIn)
        .map(([path, route]) => renderRoute(path, route)),
    )
  const forVisitors = await render(false)
  identity.signIn('any account')
  return [...forVisitors, ...(await render(true))]
}

/** Any group: no link can be pressed while the page waits. */
const SAMPLE_ID = 'some'

async function renderRoute(path: Pattern, route: Route): Promise<RenderedPage> {
  const title = windowTitle(route.title)
  if (route.drawn === 'preloads') return { path, route, title, html: '' }
  const router = createAppRouter(path.replaceAll(/\$\w+/g, SAMPLE_ID))
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router}>
          <CrashBoundary>
            <AppShell />
          </CrashBoundary>
        </RouterProvider>
      </QueryClientProvider>
    </StrictMode>,
    {
      // a part that is put off would come in by an inline script, which the content policy refuses
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // there is no server here; what waits for an answer is drawn as it waits
      onError: (error) => (error instanceof NoConnection ? undefined : console.error(error)),
    },
  )
  return { path, route, title, html: await new Response(prelude).text() }
}
