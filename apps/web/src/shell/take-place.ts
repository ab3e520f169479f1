import type { ReactNode } from 'react'
import { answersRead } from '../platform/asked-ahead.ts'
import { identity } from '../platform/identity.ts'
import type { router as theRouter } from '../router.tsx'
import { forgetSaid, keepSaid } from '../ui/said.ts'
import { draw } from './draw.ts'
import { reportFault } from './report-fault.ts'
import { anewOnce } from './try-again.ts'

/** What is nearly here is waited for, so that the page is drawn once; no longer than anybody would take for slow. */
const ANSWERS_WITHIN_MS = 400

/**
 * The build has drawn this page as it waits, out of reach (`inert`). It stands until the page itself has come, and
 * goes in the moment in which that is drawn.
 */
export async function takePlace(root: HTMLElement, page: ReactNode, router: typeof theRouter): Promise<void> {
  await Promise.all([router.load(), answersRead(ANSWERS_WITHIN_MS)])
  keepSaid(root)
  // it was said of this page, and to this person
  identity.subscribe(forgetSaid)
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) forgetSaid()
  })
  anewOnce.forget()
  draw(root, page, { onCaughtError: reportFault })
}
