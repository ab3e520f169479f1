import type { ReactNode } from 'react'
import { prefetchedRead } from '../platform/api/prefetched.ts'
import { identity } from '../platform/session/identity.ts'
import type { router as appRouter } from '../router.tsx'
import { forgetPlaceholders, keepPlaceholders } from '../ui/placeholder.ts'
import { mount } from './mount.ts'
import { reloadOnce } from './recover.ts'
import { reportUnexpectedError } from './report-error.ts'

/** What is nearly here is waited for, so that the page is drawn once; no longer than anybody would take for slow. */
const PREFETCH_WAIT_MS = 400

/**
 * The build has drawn this page as it waits, out of reach (`inert`). It stands until the page itself has come, and
 * goes in the moment in which that is drawn.
 */
export async function mountOverSkeleton(
  root: HTMLElement,
  page: ReactNode,
  router: typeof appRouter,
): Promise<void> {
  await Promise.all([router.load(), prefetchedRead(PREFETCH_WAIT_MS)])
  keepPlaceholders(root)
  // it was said of this page, and to this person
  identity.subscribe(forgetPlaceholders)
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) forgetPlaceholders()
  })
  reloadOnce.reset()
  mount(root, page, { onCaughtError: reportUnexpectedError })
}
