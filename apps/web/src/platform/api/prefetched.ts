/** A request that `prefetch.ts` made before the app started. Times are those of `performance.now()`. */
export type Prefetched = {
  token: string | null
  requestedAt: number
  respondedAt?: number
  response: Promise<Response>
  parsed?: ParsedReply
}

export type ParsedReply = { response: Response; reply: unknown; receivedAt: number }

declare global {
  /**
   * By URL; null once the app has used the answer or makes the request itself. The app puts an empty map here where
   * there is none, and the script does nothing where there is one.
   */
  var turnoutPrefetched: Map<string, Prefetched | null> | undefined
}

/** The same as the stale time of queries. */
const FRESH_FOR_MS = 10_000

let prefetched = globalThis.turnoutPrefetched ?? null
globalThis.turnoutPrefetched ??= new Map()
const startedAt = performance.now()

export function dropPrefetched(): void {
  prefetched?.clear()
  prefetched = null
}

/** Resolves when all prefetched answers are parsed, follow-up requests included, or after this time. */
export function prefetchedRead(atMostMs: number): Promise<unknown> {
  return Promise.race([parseAll(), new Promise((resolve) => setTimeout(resolve, atMostMs))])
}

async function parseAll(): Promise<void> {
  const parsing = new Map<Prefetched, Promise<void>>()
  for (let known = -1; known < parsing.size; ) {
    known = parsing.size
    for (const entry of prefetched?.values() ?? [])
      if (entry && !parsing.has(entry)) parsing.set(entry, parse(entry))
    await Promise.all(parsing.values())
  }
}

async function parse(entry: Prefetched): Promise<void> {
  try {
    const response = await entry.response
    if (!response.ok) return
    const reply: unknown = await response.clone().json()
    entry.parsed = { response, reply, receivedAt: entry.respondedAt ?? entry.requestedAt }
  } catch {
    // the app makes the request itself and reports why it fails
  }
}

/** The answer, if it is parsed already, so that a page has it in its first render. */
export const takeParsed = (url: string, token: string | null): ParsedReply | null =>
  (prefetched?.get(url)?.parsed && claim(url, token)?.parsed) ?? null

/** The answer, which may still be in flight, once; null when the caller has to make the request. */
export async function takePrefetched(url: string, token: string | null): Promise<Response | null> {
  const response = await claim(url, token)?.response.catch(() => null)
  return response?.ok ? response : null
}

function claim(url: string, token: string | null): Prefetched | null {
  const now = performance.now()
  // nothing is prefetched once the app runs, so by then every entry is too old
  if (now - startedAt > FRESH_FOR_MS) dropPrefetched()
  const entry = prefetched?.get(url)
  // a second request wants a newer answer, and the script's follow-up requests skip what the app has requested
  prefetched?.set(url, null)
  return entry && entry.token === token && now - entry.requestedAt <= FRESH_FOR_MS ? entry : null
}
