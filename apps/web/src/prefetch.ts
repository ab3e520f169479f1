import type { Prefetched } from './platform/api/prefetched.ts'
import { REQUEST_TIMEOUT_MS, requestHeaders, sendRequest } from './platform/api/request.ts'
import { getItem, TOKEN } from './platform/session/storage.ts'
import type { PrefetchCalls } from './shell/prefetch-calls.ts'

/**
 * Requests the first answers of the page at this address before the app has come, so that both load at the same time:
 * the list of groups, its data and its app would otherwise follow one another. The app takes them up (`prefetched.ts`).
 */
declare const PREFETCH_CALLS: readonly PrefetchCalls[]

/** `$name` stands for a part of the address or a field of an answer. */
const PARAM = /\$(\w+)/g

const token = getItem(TOKEN)
const prefetched = new Map<string, Prefetched | null>()

/** Resolves once the follow-up of the answer is requested too. */
function prefetch(url: string, followUp?: (answer: Response) => Promise<void>): Promise<Response> {
  const response = sendRequest(url, {
    headers: requestHeaders(token),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const answer =
    followUp !== undefined ? response.then((answer) => followUp(answer).then(() => answer)) : response
  // a failure concerns only the caller that takes the answer up
  answer.catch(() => undefined)
  const entry: Prefetched = { token, requestedAt: performance.now(), response: answer }
  response.then(
    () => {
      entry.respondedAt = performance.now()
    },
    () => undefined,
  )
  prefetched.set(url, entry)
  return answer
}

async function prefetchFollowUp(call: string, previous: Response): Promise<void> {
  const reply = (await previous.clone().json()) as Record<string, unknown>
  if (!call.match(PARAM)?.every((name) => typeof reply[name.slice(1)] === 'string')) return
  const url = call.replaceAll(PARAM, (_, name: string) => encodeURIComponent(String(reply[name])))
  // the app may have been quicker
  if (!prefetched.has(url)) void prefetch(url)
}

function prefetchAll(
  { publicCalls, signedInCalls, followUp }: PrefetchCalls,
  values: readonly string[],
  names: readonly string[],
): void {
  const fillParams = (url: string) =>
    url.replaceAll(PARAM, (whole, name: string) => values[names.indexOf(name) + 1] ?? whole)
  for (const url of [...publicCalls, ...(token ? signedInCalls : [])].map(fillParams)) {
    const hasFollowUp = followUp && url === fillParams(followUp.after)
    void prefetch(
      url,
      hasFollowUp
        ? (response) => prefetchFollowUp(followUp.call, response).catch(() => undefined)
        : undefined,
    )
  }
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
