import type { Budget } from '../../platform/http/budget.ts'

const HOUR_MS = 3_600_000

/** The addresses that one person looks up or makes anew. */
export const ADDRESSES: Budget = { name: 'calendar-addresses', most: 120, windowMs: HOUR_MS }
/** How often one calendar is read, by however many programs of its owner. */
export const READINGS: Budget = { name: 'calendar-readings', most: 240, windowMs: HOUR_MS }
/** Addresses that are nobody's, asked for from one network. */
export const WRONG_ADDRESSES: Budget = { name: 'calendar-wrong', most: 60, windowMs: HOUR_MS }
