import { loadAnew, onBack } from '../platform/signal.ts'

const A_WHILE_MS = 60_000

/** What is drawn can be read, and its links lead on: to the doors as well, whoever somebody is. */
export function tryAgain(page: ParentNode): void {
  // the build that the page is of may have gone a moment ago
  if (navigator.onLine && anewOnce.begin()) {
    location.reload()
    return
  }
  const doors = page.querySelector<HTMLElement>('[data-doors]')
  if (doors) doors.style.visibility = 'visible'
  onBack(loadAnew)
  setTimeout(loadAnew, A_WHILE_MS)
}

const ANEW = 'turnout.anew'

/** Whether this tab has loaded a page anew by itself and it did not help. Where that cannot be kept, it has. */
export const anewOnce = {
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
