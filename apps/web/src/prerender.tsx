import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { type DrawnPage, drawnPages, type RenderedPage } from './drawn-pages.ts'
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

/** What the script before the app asks for. */
export const prefetchCalls = () => PREFETCH_CALLS

/** Every address of the app, for the server: any other is a page that does not exist. */
export const routePatterns = () => routeList.map(([path]) => path)

/** The drawn pages of the table, each as it first looks: the skeletons wait for an answer that never comes here. */
export async function renderPages(): Promise<RenderedPage[]> {
  const render = (isSignedIn: boolean) =>
    Promise.all(
      routeList
        .filter(([, { access }]) => (access === 'signed-in') === isSignedIn)
        .flatMap(([path, route]) => {
          const drawn = drawnPages[path]
          return drawn ? renderRoute(path, route, drawn) : []
        }),
    )
  const forVisitors = await render(false)
  identity.signIn('any account')
  return [...forVisitors, ...(await render(true))]
}

/** Any group: no link can be pressed while the page waits. */
const SAMPLE_ID = 'some'

async function renderRoute(path: Pattern, route: Route, drawnPage: DrawnPage): Promise<RenderedPage> {
  const rendered = { ...drawnPage, path, page: route.page ?? '', title: windowTitle(route.title) }
  if (drawnPage.drawn === 'preloads') return { ...rendered, html: '' }
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
  return { ...rendered, html: await new Response(prelude).text() }
}
