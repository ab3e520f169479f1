const HOUR_MS = 3_600_000

const SESSION_HOURS = 12
const REMEMBERED_DAYS = 30
export const MAX_SESSIONS = 20
export const ACTIVATION_MS = 48 * HOUR_MS
export const RESET_MS = HOUR_MS
export const SIGN_IN_LINK_MS = HOUR_MS / 4

/** In ms: 12 hours from the sign-in, or 30 days from the last use. */
export const sessionDuration = (remembered: boolean): number =>
  (remembered ? REMEMBERED_DAYS * 24 : SESSION_HOURS) * HOUR_MS
