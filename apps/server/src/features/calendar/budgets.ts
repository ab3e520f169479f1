import { hourly } from '../../platform/http/budget.ts'

/** The addresses that one person looks up or makes anew. */
export const CALENDAR_LINKS = hourly('calendar-addresses', 120, 'calendar links asked for')
/** How often one calendar is read, by however many programs of its owner. */
export const FEED_READS = hourly('calendar-readings', 240, 'readings of this calendar')
/** Addresses that are nobody's, asked for from one network. */
export const WRONG_TOKENS = hourly('calendar-wrong', 60, 'wrong calendar links from this network')
