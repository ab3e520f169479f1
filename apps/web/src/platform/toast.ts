import { toaster } from '../ui/toaster.ts'
import { TOAST_MS } from './specified-figures.ts'

/** Stands until it is dismissed: what nobody hears a second time. */
export const UNTIL_READ = Number.POSITIVE_INFINITY

/** Says something at the top right, from anywhere. */
export const toast = {
  done: (text: string, ms: number = TOAST_MS.normal) => toaster.show({ kind: 'done', text, ms }),
  failed: (text: string, ms: number = TOAST_MS.normal) => toaster.show({ kind: 'failed', text, ms }),
  info: (text: string, ms: number = TOAST_MS.normal) => toaster.show({ kind: 'info', text, ms }),
  dismiss: (id: number) => toaster.dismiss(id),
  next: (text: string, ms: number = TOAST_MS.nextMatch) => toaster.show({ kind: 'next', text, ms }),
}
