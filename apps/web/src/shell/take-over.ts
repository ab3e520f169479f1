import type { ReactNode } from 'react'
import { isCodeLost } from '../platform/lazily.ts'
import type { router as theRouter } from '../router.tsx'
import { drawOver } from './draw.ts'
import { reportFault } from './report-fault.ts'
import { anewOnce, tryAgain } from './try-again.ts'

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

/** Until its reader goes elsewhere, a drawn page is where the browser has it, and not at its top. */
function staysWhereItIsRead(router: typeof theRouter): void {
  router.options.scrollRestoration = () => false
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) router.options.scrollRestoration = true
  })
}
