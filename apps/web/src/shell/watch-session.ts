import { getMe } from '@turnout/contract/accounts'
import { identity } from '../platform/identity.ts'
import { paths } from '../platform/paths.ts'
import { ProblemError } from '../platform/problem-error.ts'
import { forgetPerson, queryClient, read } from '../platform/queries.ts'
import type { router as ourRouter } from '../router.tsx'

const REFUSED: readonly number[] = [403, 404]

/**
 * A session that ends, here or in another tab, takes the person off signed-in pages: to /signin and back, or to /
 * where not even their own data could be had (specification, section 7). A lost signal signs nobody out.
 */
export function watchSession(router: typeof ourRouter): void {
  const leave = () => {
    const wasKnown = queryClient.getQueryData(read(getMe, {}).queryKey) !== undefined
    return wasKnown ? router.invalidate() : router.navigate({ to: paths.landing, replace: true })
  }
  identity.subscribe(() => {
    // guarded pages go first, so that none of them asks anew as nobody
    const gone = identity.token() === null ? leave() : Promise.resolve()
    void gone.finally(forgetPerson)
  })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const isMe = event.query.queryKey[0] === getMe.name
    if (isMe && error instanceof ProblemError && REFUSED.includes(error.status)) identity.signOut()
  })
}
