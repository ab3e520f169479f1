import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { queryClient } from '../platform/api/queries.ts'
import type { Router } from '../platform/router/router.ts'
import { RouterProvider } from '../platform/router/router-hooks.tsx'
import { AppShell } from './app-shell.tsx'
import { CrashBoundary } from './route-page.tsx'

/** The app as the build renders it; the browser, which hydrates it, has to render the same. */
export const appOf = (router: Router): ReactNode => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>
        <CrashBoundary>
          <AppShell />
        </CrashBoundary>
      </RouterProvider>
    </QueryClientProvider>
  </StrictMode>
)
