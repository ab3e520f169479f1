import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/queries.ts'
import { RouterProvider } from '../router/router-hooks.tsx'
import { testRouter } from './router.ts'

/** For a component that is rendered by itself: the answers of the server, which a test sets, and a router. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={testRouter}>{children}</RouterProvider>
  </QueryClientProvider>
)
