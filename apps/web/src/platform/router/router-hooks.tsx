import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import type { RouteLocation } from './location.ts'
import type { Router } from './router.ts'
import type { SearchParams } from './search-params.ts'

const RouterContext = createContext<{ router: Router; location: RouteLocation; isPending: boolean } | null>(
  null,
)

const snapshot = (router: Router) => ({
  router,
  location: router.location(),
  isPending: router.isPending(),
})

export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(() => snapshot(router))
  useEffect(() => {
    const update = () => startTransition(() => setState(snapshot(router)))
    update()
    return router.subscribe(update)
  }, [router])
  useLayoutEffect(() => {
    // an earlier page that still renders while a later one is requested does not count
    if (state.location === router.location()) router.rendered()
  }, [router, state])
  return <RouterContext value={state}>{children}</RouterContext>
}

function useRouterState() {
  const state = use(RouterContext)
  if (!state) throw new Error('This component stands outside of <RouterProvider>.')
  return state
}

export const useRouter = (): Router => useRouterState().router
export const useNavigate = (): Router['navigate'] => useRouter().navigate
export const useLocation = (): RouteLocation => useRouterState().location
export const useSearch = (): SearchParams => useLocation().search
/** While the code of the next page loads. */
export const useIsNavigating = (): boolean => useRouterState().isPending
