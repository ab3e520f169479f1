import { getMe } from '@turnout/contract/me'
import { ProblemError } from '../platform/api/problem-error.ts'
import { clearPersonalData, queryClient, read } from '../platform/api/queries.ts'
import type { Router } from '../platform/router/router.ts'
import { identity } from '../platform/session/identity.ts'

const REFUSED_STATUSES: readonly number[] = [403, 404]

/**
 * A session that ends, here or in another tab, takes the person off signed-in pages: to /signin and back, or to /
 * where not even their own data could be had. A lost signal signs nobody out.
 */
export function watchSession(router: Router): void {
  const leavePage = () => {
    const wasKnown = queryClient.getQueryData(read(getMe, {}).queryKey) !== undefined
    return wasKnown ? router.invalidate() : router.navigate({ to: '/', replace: true })
  }
  identity.subscribe(() => {
    // guarded pages go first, so that none of them asks anew as nobody
    const left = identity.token() === null ? leavePage() : Promise.resolve()
    void left.finally(clearPersonalData)
  })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const isMe = event.query.queryKey[0] === getMe.name
    if (isMe && error instanceof ProblemError && REFUSED_STATUSES.includes(error.status)) identity.signOut()
  })
}
