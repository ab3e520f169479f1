import { onReconnect, reloadWhenOnline } from '../platform/device/connectivity.ts'

const RELOAD_AFTER_MS = 60_000

/** A newer build may have taken the place of the one that this page is of. False where a reload has not helped. */
export function reloadForNewBuild(): boolean {
  if (!navigator.onLine || !reloadOnce.begin()) return false
  location.reload()
  return true
}

/** What is drawn can be read, and its links lead on: to the doors as well, whoever somebody is. */
export function recoverFromFailedLoad(page: ParentNode): void {
  if (reloadForNewBuild()) return
  const accountLinks = page.querySelector<HTMLElement>('[data-doors]')
  if (accountLinks) accountLinks.style.visibility = 'visible'
  onReconnect(reloadWhenOnline)
  setTimeout(reloadWhenOnline, RELOAD_AFTER_MS)
}

const RELOADED_KEY = 'turnout.anew'

/** Whether this tab has loaded a page anew by itself and it did not help. Where that cannot be kept, it has. */
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
      // then it never was kept
    }
  },
}
