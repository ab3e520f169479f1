import { toaster } from '../ui/toaster.ts'
import { TOAST_MS } from './specified-figures.ts'

/** Stands until it is dismissed: what nobody hears a second time. */
export const UNTIL_READ = Number.POSITIVE_INFINITY

/** What comes next: a newer one takes the place of an older one, and nothing does once the game is over. */
const NEXT = 'next'

/** Says something at the top right, from anywhere. */
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
