/** How long answers and chat messages of a group are stored. */
export const TWELVE_MONTHS_MS = 365 * 24 * 60 * 60 * 1000
