import { hourly } from '../../platform/http/budget.ts'

/** Addresses that one person requests or renews. */
export const CALENDAR_LINKS = hourly('calendar-addresses', 120, 'calendar links asked for')
/** Reads of one calendar, by all programs of its owner together. */
export const FEED_READS = hourly('calendar-readings', 240, 'readings of this calendar')
/** Requests for unknown addresses from one network. */
export const WRONG_TOKENS = hourly('calendar-wrong', 60, 'wrong calendar links from this network')
