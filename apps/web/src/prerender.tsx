import { prerender } from 'react-dom/static'
import { type DrawnApp, type DrawnPage, drawnPages, type RenderedPage } from './drawn-pages.ts'
import { NoConnection } from './platform/api/problem-error.ts'
import { identity } from './platform/session/identity.ts'
import { createAppRouter } from './router.ts'
import { type Pattern, type Route, routeList } from './routes.ts'
import { appOf } from './shell/app-of.tsx'
import { PREFETCH_CALLS } from './shell/prefetch-calls.ts'
import { windowTitle } from './shell/use-route-info.ts'

export const drawApp = async (): Promise<DrawnApp> => ({
  pages: await renderPages(),
  routes: routeList.map(([path]) => path),
  prefetchCalls: PREFETCH_CALLS,
})

/** The prerendered pages of the table in their first state: skeletons wait for an answer that never comes here. */
async function renderPages(): Promise<RenderedPage[]> {
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
  const { prelude } = await prerender(appOf(router), {
    // a deferred part would need an inline script, which the content policy refuses
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // there is no server here; a part that waits for an answer is rendered in its loading state
    onError: (error) => (error instanceof NoConnection ? undefined : console.error(error)),
  })
  return { ...rendered, html: await new Response(prelude).text() }
}
