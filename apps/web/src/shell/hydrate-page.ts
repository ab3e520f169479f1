import type { ReactNode } from 'react'
import { hasChunkFailed } from '../platform/lazy/lazy-route.ts'
import type { router as appRouter } from '../router.tsx'
import { hydrate } from './mount.ts'
import { recoverFromFailedLoad, reloadOnce } from './recover.ts'
import { reportUnexpectedError } from './report-error.ts'

/** The build has drawn this page already, and somebody may be in the middle of reading it. */
export async function hydratePage(
  root: HTMLElement,
  page: ReactNode,
  router: typeof appRouter,
): Promise<void> {
  keepScrollPosition(router)
  router.ssr = { manifest: undefined }
  // the router has to be where the drawing is before it takes it over
  await router.load()
  if (hasChunkFailed()) {
    recoverFromFailedLoad(root)
    return
  }
  reloadOnce.reset()
  hydrate(root, page, { onCaughtError: reportUnexpectedError })
}

/** Until its reader goes elsewhere, a drawn page is where the browser has it, and not at its top. */
function keepScrollPosition(router: typeof appRouter): void {
  router.options.scrollRestoration = () => false
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) router.options.scrollRestoration = true
  })
}
