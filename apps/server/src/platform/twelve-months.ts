/** What people answer and write in a group is kept for so long. */
export const TWELVE_MONTHS_MS = 365 * 24 * 60 * 60 * 1000
