import { onReconnect, reloadWhenOnline } from '../platform/device/connectivity.ts'

const RELOAD_AFTER_MS = 60_000

/** A newer build may have replaced that of this page. False where a reload has not helped. */
export function reloadForNewBuild(): boolean {
  if (!navigator.onLine || !reloadOnce.begin()) return false
  location.reload()
  return true
}

/** Makes a prerendered page usable without the app: its links work, those to sign in too, with or without a session. */
export function recoverFromFailedLoad(page: ParentNode): void {
  if (reloadForNewBuild()) return
  const accountLinks = page.querySelector<HTMLElement>('[data-doors]')
  if (accountLinks) accountLinks.style.visibility = 'visible'
  onReconnect(reloadWhenOnline)
  setTimeout(reloadWhenOnline, RELOAD_AFTER_MS)
}

const RELOADED_KEY = 'turnout.anew'

/** Whether this tab has reloaded a page and it did not help. Without storage: yes. */
export const reloadOnce = {
  begin(): boolean {
    try {
      if (sessionStorage.getItem(RELOADED_KEY) !== null) return false
      sessionStorage.setItem(RELOADED_KEY, '')
      return true
    } catch {
      return false
    }
  },
  reset(): void {
    try {
      sessionStorage.removeItem(RELOADED_KEY)
    } catch {
      // then it was never stored
    }
  },
}
