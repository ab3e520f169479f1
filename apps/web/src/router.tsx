import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { CrashPage } from './shell/crash-page.tsx'
import { LazyOverlay } from './shell/lazy-overlay.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

type RouterOptions = { history?: RouterHistory; scrollRestoration: boolean }

export const createAppRouter = (options: RouterOptions) =>
  createRouter({
    routeTree,
    ...options,
    defaultPreload: 'intent',
    // pages read through the query client, which knows itself how old an answer is
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: LazyOverlay,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    trailingSlash: 'never',
  })

export const router = createAppRouter({ scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
