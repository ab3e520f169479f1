import { getMe } from '@turnout/contract/me'
import { ProblemError } from '../platform/api/problem-error.ts'
import { clearPersonalData, queryClient, read } from '../platform/api/queries.ts'
import type { Router } from '../platform/router/router.ts'
import { identity } from '../platform/session/identity.ts'
import { TOKEN, watchStorage } from '../platform/session/storage.ts'

const REFUSED_STATUSES: readonly number[] = [403, 404]

/**
 * When a session ends, in this tab or another, signed-in pages are left: to /signin with a way back, or to / where the
 * person's own data had not loaded. A board on a wall stays. A session that begins in another tab leaves the sign-in
 * page. A lost signal signs no one out.
 */
export function watchSession(router: Router): void {
  const leavePage = () => {
    const wasKnown = queryClient.getQueryData(read(getMe, {}).queryKey)
    return wasKnown || router.location().route?.access !== 'signed-in'
      ? router.invalidate()
      : router.navigate({ to: '/', replace: true })
  }
  identity.subscribe(() => {
    // guarded pages go first, so that none of them sends requests without a session
    const left = identity.token() === null ? leavePage() : Promise.resolve()
    void left.finally(clearPersonalData)
  })
  // a sign-in in this tab has its own target
  watchStorage((name) => name === TOKEN && identity.token() && void router.invalidate())
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const isMe = event.query.queryKey[0] === getMe.name
    if (isMe && error instanceof ProblemError && REFUSED_STATUSES.includes(error.status)) identity.signOut()
  })
}
