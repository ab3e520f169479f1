import type { Problem } from './refusals.ts'

/** Refusals that any call may answer with. In a separate file, because every page may show one of them. */
export const ANY_CALL_PROBLEMS = {
  'malformed-request': {
    status: 400,
    detail: 'The request could not be read. Check its form and send it again.',
  },
  'incomplete-form': {
    status: 400,
    detail: "The form didn't arrive complete, so nothing was saved. Send it again.",
  },
  'invalid-input': { status: 422, detail: 'Some of what was sent is not valid: {first}' },
  'not-signed-in': { status: 401, detail: 'Authentication required. Please log in again.' },
  'session-over': { status: 401, detail: 'Authentication required. Please log in again.' },
  'not-confirmed': { status: 403, detail: 'Confirm your email first. We sent a link to {email}.' },
  'not-allowed': { status: 403, detail: 'Permission denied.' },
  'not-found': { status: 404, detail: 'Resource not found.' },
  'too-large': { status: 413, detail: 'That is more than we take: {limit} at most.' },
  'unsupported-type': { status: 415, detail: 'Send JSON or a form with files; nothing else is read here.' },
  'key-reused': { status: 422, detail: 'This Idempotency-Key was used for another request. Use a new key.' },
  'too-many-requests': { status: 429, detail: 'Too many {counted}. Try again in {wait}.' },
  busy: { status: 503, detail: 'The server is busy or just starting. Try again in a moment.' },
  'disk-full': {
    status: 507,
    detail: 'The server has no room left to save this. Its operator has to make some.',
  },
  'pictures-away': {
    status: 503,
    detail: "Pictures don't work right now. Try again in a moment.",
  },
  unexpected: { status: 500, detail: 'Server error occurred. Please try again later.' },
} as const satisfies Record<string, Problem>

/** Fills in the blanks of a sentence; a blank without a value disappears. */
export const fillIn = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')).trim()
