import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/queries.ts'
import { RouterProvider } from '../router/router-hooks.tsx'
import { testRouter } from './router.ts'

/** Around a single component: a query cache, which a test fills, and a router. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={testRouter}>{children}</RouterProvider>
  </QueryClientProvider>
)
