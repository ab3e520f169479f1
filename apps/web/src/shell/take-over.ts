import type { ReactNode } from 'react'
import { isCodeLost } from '../platform/lazily.ts'
import { loadAnew, onBack } from '../platform/online.ts'
import type { router as theRouter } from '../router.tsx'
import { drawOver } from './draw.ts'
import { reportFault } from './report-fault.ts'

/** The build has drawn this page already, and somebody may be in the middle of reading it. */
export async function takeOver(root: HTMLElement, page: ReactNode, router: typeof theRouter): Promise<void> {
  staysWhereItIsRead(router)
  router.ssr = { manifest: undefined }
  // the router has to be where the drawing is before it takes it over
  await router.load()
  if (isCodeLost()) {
    tryAgain(root)
    return
  }
  anewOnce.forget()
  drawOver(root, page, { onCaughtError: reportFault })
}

const A_WHILE_MS = 60_000

/** What is drawn can be read, and its links lead on: to the doors as well, whoever somebody is. */
function tryAgain(root: HTMLElement): void {
  // the build that the page is of may have gone a moment ago
  if (navigator.onLine && anewOnce.begin()) {
    location.reload()
    return
  }
  const doors = root.querySelector<HTMLElement>('[data-doors]')
  if (doors) doors.style.visibility = 'visible'
  onBack(loadAnew)
  setTimeout(loadAnew, A_WHILE_MS)
}

const ANEW = 'turnout.anew'

/** Whether this tab has loaded a page anew by itself and it did not help. Where that cannot be kept, it has. */
const anewOnce = {
  begin(): boolean {
    try {
      if (sessionStorage.getItem(ANEW) !== null) return false
      sessionStorage.setItem(ANEW, '')
      return true
    } catch {
      return false
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(ANEW)
    } catch {
      // then it never was kept
    }
  },
}

/** Until its reader goes elsewhere, a drawn page is where the browser has it, and not at its top. */
function staysWhereItIsRead(router: typeof theRouter): void {
  router.options.scrollRestoration = () => false
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) router.options.scrollRestoration = true
  })
}
