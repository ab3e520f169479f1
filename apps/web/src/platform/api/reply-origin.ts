import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Where data of the query cache comes from: storage, or an answer of the server with its ETag. Data of the event
 * stream has no origin, so that the next poll does not send the ETag of an older answer.
 */
const origins = new WeakMap<object, 'storage' | { etag: string }>()

const originOf = (data: unknown) =>
  typeof data === 'object' && data !== null ? origins.get(data) : undefined

/** The data was on this device before the page opened, and the server has not confirmed it since. */
export const isRestored = (data: unknown): boolean => originOf(data) === 'storage'

export const markRestored = (data: object): unknown => origins.set(data, 'storage')

export function etagOf(data: unknown): string | undefined {
  const origin = originOf(data)
  return typeof origin === 'object' ? origin.etag : undefined
}

export function withEtag<T>(data: T, etag: string | null): T {
  if (etag !== null && typeof data === 'object' && data !== null) origins.set(data, { etag })
  return data
}

/** Unchanged parts keep their identity, except stored ones: an equal answer has to count as an answer. */
export function shareReply(previous: unknown, next: unknown): unknown {
  return isRestored(previous) ? next : withEtag(replaceEqualDeep(previous, next), etagOf(next) ?? null)
}
