import { toaster } from '../ui/toaster.ts'
import { TOAST_MS } from './specified-figures.ts'

/** Stays until it is dismissed, because it is shown only once. */
export const UNTIL_READ = Number.POSITIVE_INFINITY

/** Toasts about the next match: a newer one replaces an older one, and none shows after the game. */
const NEXT = 'next'

/** Shows a toast at the top right, from anywhere. */
export const toast = {
  done: (text: string, ms: number = TOAST_MS.normal, action?: string) =>
    toaster.show({ kind: 'done', text, ms, action }),
  failed: (text: string, ms: number = TOAST_MS.normal, action?: string) =>
    toaster.show({ kind: 'failed', text, ms, action }),
  info: (text: string, ms: number = TOAST_MS.normal) => toaster.show({ kind: 'info', text, ms }),
  settle: (action: string) => toaster.settle(action),
  dismiss: (id: number) => toaster.dismiss(id),
  next: (text: string, ms: number = TOAST_MS.nextMatch) =>
    toaster.show({ kind: 'next', text, ms, action: NEXT }),
  nothingNext: () => toaster.settle(NEXT),
}
