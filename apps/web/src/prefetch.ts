import type { Prefetched } from './platform/api/prefetched.ts'
import { REQUEST_TIMEOUT_MS, requestHeaders, sendRequest } from './platform/api/request.ts'
import { domReady } from './platform/boot/dom-ready.ts'
import { yieldToMain } from './platform/boot/yield-to-main.ts'
import { getItem, TOKEN } from './platform/session/storage.ts'
import type { PrefetchCalls } from './shell/prefetch-calls.ts'

/**
 * A file of its own and a few hundred bytes, here long before the app: it asks for what the page at this address
 * reads first, so that the answers come beside the app and not after it. The app takes them up (`asked-ahead.ts`).
 */
declare const PREFETCH_CALLS: readonly PrefetchCalls[]

/** `$names` of an address or of an answer. */
const PARAM = /\$(\w+)/g

const token = getItem(TOKEN)
const prefetched = new Map<string, Prefetched | null>()

/** The answer counts as come once what it `names` is asked for too. */
function prefetch(url: string, followUp?: (answer: Response) => Promise<void>): Promise<Response> {
  const response = sendRequest(url, {
    headers: requestHeaders(token),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  const answer =
    followUp !== undefined ? response.then((answer) => followUp(answer).then(() => answer)) : response
  // whoever takes it up hears that it failed, and nobody may
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

/** Writes words of an answer where the waiting page has room for them: as text, and only if it is no refusal. */
async function fillPlaceholders(fields: readonly string[], pending: Promise<Response>): Promise<void> {
  const response = await pending
  if (!response.ok) return
  const reply = (await response.clone().json()) as Record<string, unknown>
  await domReady()
  // whoever has signed out since is not shown what was said to them
  if (getItem(TOKEN) !== token) return
  for (const field of fields)
    for (const element of document.querySelectorAll(`.waiting [data-said=${field}]`))
      if (typeof reply[field] === 'string') element.textContent = reply[field]
}

async function prefetchAll(
  { publicCalls, signedInCalls, followUp, placeholders }: PrefetchCalls,
  values: readonly string[],
  names: readonly string[],
): Promise<void> {
  const fillParams = (url: string) =>
    url.replaceAll(PARAM, (whole, name: string) => values[names.indexOf(name) + 1] ?? whole)
  for (const url of [...publicCalls, ...(token ? signedInCalls : [])].map(fillParams)) {
    // reading the session and each question keep a slow phone for as long as a frame
    await yieldToMain()
    // the app may have been quicker
    if (prefetched.has(url)) continue
    const hasFollowUp = followUp && url === fillParams(followUp.after)
    const answer = prefetch(
      url,
      hasFollowUp
        ? (response) => prefetchFollowUp(followUp.call, response).catch(() => undefined)
        : undefined,
    )
    if (placeholders && url === fillParams(placeholders.url))
      void fillPlaceholders(placeholders.fields, answer).catch(() => undefined)
  }
}

// what stands behind a question mark narrows what is asked for, and only the app knows how; nor is anything asked
// for once the app has begun, which then asks itself
if (!globalThis.turnoutPrefetched && location.search === '') {
  globalThis.turnoutPrefetched = prefetched
  for (const page of PREFETCH_CALLS) {
    const names = [...page.path.matchAll(PARAM)].map(([, name = '']) => name)
    const values = new RegExp(`^${page.path.replaceAll(PARAM, '([^/]+)')}/?$`).exec(location.pathname)
    if (values) void prefetchAll(page, values, names)
  }
}
