import type { ReportedBudget } from '../../platform/http/budget.ts'

const HOUR_MS = 3_600_000

/** The addresses that one person looks up or makes anew. */
export const CALENDAR_LINKS: ReportedBudget = {
  name: 'calendar-addresses',
  max: 120,
  windowMs: HOUR_MS,
  counted: 'calendar links asked for',
}
/** How often one calendar is read, by however many programs of its owner. */
export const FEED_READS: ReportedBudget = {
  name: 'calendar-readings',
  max: 240,
  windowMs: HOUR_MS,
  counted: 'readings of this calendar',
}
/** Addresses that are nobody's, asked for from one network. */
export const WRONG_TOKENS: ReportedBudget = {
  name: 'calendar-wrong',
  max: 60,
  windowMs: HOUR_MS,
  counted: 'wrong calendar links from this network',
}
