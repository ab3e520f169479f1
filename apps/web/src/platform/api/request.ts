import { localTimeZone } from '../time/local-time-zone.ts'

/**
 * How the app and the prefetch script before it (`prefetch.ts`) send a request. Nothing large may be imported
 * here, because the script contains it.
 */

/** After this time without an answer the request counts as not connected. */
export const REQUEST_TIMEOUT_MS = 15_000

export const requestHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json, application/problem+json',
  // the zone where the person is now: their quiet hours follow it
  ...(token && { authorization: `Bearer ${token}`, 'x-time-zone': localTimeZone() }),
})

export const sendRequest = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' })
