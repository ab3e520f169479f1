import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'
import { CrashPage } from './shell/crash-page.tsx'
import { LoadingOverlay } from './shell/loading-overlay.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // pages read through the query client, which knows itself how old an answer is
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingComponent: LoadingOverlay,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
  trailingSlash: 'never',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
