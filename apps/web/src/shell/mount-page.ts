import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { hasPageFailed } from '../pages.ts'
import { prefetchedRead } from '../platform/api/prefetched.ts'
import { ChunkLoadError, isProblem, NoConnection } from '../platform/api/problem-error.ts'
import type { Router } from '../platform/router/router.ts'
import { recoverFromFailedLoad, reloadForNewBuild, reloadOnce } from './recover.ts'

/** Waits for an answer that is nearly here, so that the page renders once; no longer than feels slow. */
const PREFETCH_WAIT_MS = 400

/** Renders in slices, between which a slow phone reacts to presses. */
export async function mountPage(root: HTMLElement, page: ReactNode, router: Router): Promise<void> {
  const isSkeleton = root.querySelector(':scope > [inert]') !== null
  const isDrawn = !isSkeleton && root.hasChildNodes()
  await Promise.all([router.load(), isSkeleton && prefetchedRead(PREFETCH_WAIT_MS)])
  if (hasPageFailed()) {
    // a visitor may be reading a prerendered page
    if (isDrawn) return recoverFromFailedLoad(root)
    if (reloadForNewBuild()) return
  } else {
    reloadOnce.reset()
  }
  const options: RootOptions = {
    onCaughtError(error, { componentStack }) {
      // a refusal or a lost signal that a page explains is no fault; everything else is
      if (isProblem(error) || error instanceof NoConnection || error instanceof ChunkLoadError) return
      console.error(error, componentStack)
    },
  }
  if (isDrawn) return startTransition(() => void hydrateRoot(root, page, options))
  createRoot(root, options).render(page)
}
