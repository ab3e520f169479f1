import { getMe } from '@turnout/contract/accounts'
import { identity } from '../platform/identity.ts'
import { paths } from '../platform/paths.ts'
import { ProblemError } from '../platform/problem-error.ts'
import { queryClient } from '../platform/queries.ts'
import type { router as ourRouter } from '../router.tsx'

const REFUSED: readonly number[] = [401, 403, 404]

/**
 * A session that ends, here or in another tab, takes the person off signed-in pages. Whose own data the server
 * refuses is signed out and goes to / (specification, section 7); a lost signal signs nobody out.
 */
export function watchSession(router: typeof ourRouter): void {
  identity.subscribe(() => {
    if (identity.token() === null) void router.invalidate()
  })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (event.query.queryKey[0] !== getMe.name || !(error instanceof ProblemError)) return
    if (!REFUSED.includes(error.status)) return
    identity.signOut()
    void router.navigate({ to: paths.landing, replace: true })
  })
}
