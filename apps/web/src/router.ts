import { loadPage } from './pages.ts'
import { safeReturnPath } from './platform/paths.ts'
import type { RouteLocation } from './platform/router/location.ts'
import { createRouter, type Router } from './platform/router/router.ts'
import { searchText } from './platform/router/search-params.ts'
import { identity } from './platform/session/identity.ts'
import { reloadForNewBuild } from './shell/recover.ts'

/** A visitor signs in first and returns; a signed-in person has no use for the sign-in page. */
function redirect({ route, href, search }: RouteLocation): string | null {
  const isSignedIn = identity.token() !== null
  if (route?.access === 'signed-in' && !isSignedIn) return `/signin${searchText({ next: href })}`
  if (route?.access === 'signed-out' && isSignedIn) return safeReturnPath(search.next)
  return route?.redirectTo ?? null
}

export const createAppRouter = (at?: string): Router =>
  createRouter({ redirect, load: loadPage, reload: reloadForNewBuild, ...(at !== undefined && { at }) })
