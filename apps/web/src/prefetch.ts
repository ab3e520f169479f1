import type { Prefetched } from './platform/api/prefetched.ts'
import type { StoredReply } from './platform/api/query-persister.ts'
import { REQUEST_TIMEOUT_MS, requestHeaders, sendRequest } from './platform/api/request.ts'
import { getItem, getStored, TOKEN } from './platform/session/storage.ts'
import type { PrefetchCalls } from './shell/prefetch-calls.ts'

/**
 * Requests the first answers of the page at this address while the app loads: without this, the list of groups would
 * load its app and then its data. The app takes the answers over (`prefetched.ts`).
 */
declare const PREFETCH_CALLS: readonly PrefetchCalls[]

/** `$name` stands for a part of the address or a field of an answer. */
const PARAM = /\$(\w+)/g

const token = getItem(TOKEN)
const prefetched = new Map<string, Prefetched | null>()

type Reply = Record<string, unknown>

/** The answer counts as complete once its follow-up is requested too. */
function prefetch(url: string, followUpCall?: string): void {
  const receive = async () => {
    const response = await sendRequest(url, {
      headers: requestHeaders(token),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    entry.respondedAt = performance.now()
    if (followUpCall) {
      const copy = response.clone()
      prefetchFollowUp(followUpCall, await copy.json().catch(() => ({})))
    }
    return response
  }
  const entry: Prefetched = { token, requestedAt: performance.now(), response: receive() }
  // a failure concerns only the caller that uses the answer
  entry.response.catch(() => undefined)
  prefetched.set(url, entry)
}

function prefetchFollowUp(call: string, reply: Reply): void {
  if (!call.match(PARAM)?.every((name) => typeof reply[name.slice(1)] === 'string')) return
  const url = call.replaceAll(PARAM, (_, name: string) => encodeURIComponent(String(reply[name])))
  // the app may have requested it already
  if (!prefetched.has(url)) prefetch(url)
}

const storedReply = (key: string) => (getStored<StoredReply>(key)?.said ?? {}) as Reply

function prefetchAll(
  { publicCalls, signedInCalls, followUp }: PrefetchCalls,
  values: readonly string[],
  names: readonly string[],
): void {
  const fillParams = (text: string) =>
    text.replaceAll(PARAM, (whole, name: string) => values[names.indexOf(name) + 1] ?? whole)
  for (const call of [...publicCalls, ...(token ? signedInCalls : [])])
    prefetch(fillParams(call), call === followUp?.after ? followUp.call : undefined)
  if (token && followUp) prefetchFollowUp(followUp.call, storedReply(fillParams(followUp.stored)))
}

// only the app knows how search params change the requests; once it runs, it sends them itself
if (!globalThis.turnoutPrefetched && location.search === '') {
  globalThis.turnoutPrefetched = prefetched
  for (const page of PREFETCH_CALLS) {
    const names = [...page.path.matchAll(PARAM)].map(([, name = '']) => name)
    const values = new RegExp(`^${page.path.replaceAll(PARAM, '([^/]+)')}/?$`).exec(location.pathname)
    if (values) prefetchAll(page, values, names)
  }
}
