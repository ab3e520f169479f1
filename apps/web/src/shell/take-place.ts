import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { router as theRouter } from '../router.tsx'
import { reportFault } from './report-fault.ts'

/**
 * The build has drawn this page as it waits, out of reach (`inert`). It stands until the page itself has come, and
 * goes in the moment in which that is drawn.
 */
export async function takePlace(root: HTMLElement, page: ReactNode, router: typeof theRouter): Promise<void> {
  await router.load()
  createRoot(root, { onCaughtError: reportFault }).render(page)
}
