import { localTimeZone } from '../time/local-time-zone.ts'

/**
 * How anything is asked of the server: by the app, and by the little script before it (`prefetch.ts`),
 * which is why nothing large may be imported here.
 */

/** A silence longer than this is no connection. */
export const REQUEST_TIMEOUT_MS = 15_000

export const requestHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json, application/problem+json',
  // also where the person is now: the quiet hours are theirs
  ...(token && { authorization: `Bearer ${token}`, 'x-time-zone': localTimeZone() }),
})

export const sendRequest = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' })
