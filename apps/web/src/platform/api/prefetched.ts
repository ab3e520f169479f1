/**
 * A question that was asked before the app had come (`head-start.ts`), in whose name, and when it was asked and
 * answered by the page's own time.
 */
export type Prefetched = {
  token: string | null
  requestedAt: number
  respondedAt?: number
  response: Promise<Response>
}

declare global {
  /**
   * By address: what the little script leaves behind for the app, which has each answer once and alone. Null is for
   * the app to ask. The app lays an empty one where there is none, and a script that comes later finds it and goes.
   */
  var turnoutPrefetched: Map<string, Prefetched | null> | undefined
}

/** As fresh as what a page shows without asking anew. */
const FRESH_FOR_MS = 10_000

let prefetched = globalThis.turnoutPrefetched ?? null
globalThis.turnoutPrefetched ??= new Map()
const startedAt = performance.now()
/** What the answers that have come say, by address. */
const parsedReplies = new Map<string, ParsedReply>()

/** An answer that has come and is read: nobody has to wait for it, the first drawing of a page has it. */
export type ParsedReply = { response: Response; reply: unknown; receivedAt: number }

export function dropPrefetched(): void {
  prefetched?.clear()
  prefetched = null
  parsedReplies.clear()
}

/** Until all that was asked ahead has come and is read, or for a moment at most. */
export function prefetchedRead(atMostMs: number): Promise<unknown> {
  return Promise.race([readAll(), new Promise((resolve) => setTimeout(resolve, atMostMs))])
}

/** All that lies there, each as it comes; and then what those have named. */
async function readAll(): Promise<void> {
  const reading = new Map<string, Promise<void>>()
  for (let known = -1; known < reading.size; ) {
    known = reading.size
    for (const [url, entry] of prefetched ?? [])
      if (entry && !reading.has(url)) reading.set(url, readOne(url, entry))
    await Promise.all(reading.values())
  }
}

async function readOne(url: string, entry: Prefetched): Promise<void> {
  const response = await entry.response.catch(() => null)
  const reply: unknown = response?.ok
    ? await response
        .clone()
        .json()
        .catch(() => undefined)
    : undefined
  if (response && reply !== undefined && prefetched?.get(url) === entry)
    parsedReplies.set(url, { response, reply, receivedAt: entry.respondedAt ?? entry.requestedAt })
}

/** The same answer as `askedAhead` gives, at once, if it is read already. */
export function takeParsed(url: string, token: string | null): ParsedReply | null {
  const parsed = parsedReplies.get(url)
  if (!parsed || !claim(url, token)) return null
  return parsed
}

/** The answer that is on its way already, once, and only to whom it was given; null is a reason to ask oneself. */
export async function takePrefetched(url: string, token: string | null): Promise<Response | null> {
  const response = await claim(url, token)?.response.catch(() => null)
  return response?.ok ? response : null
}

function claim(url: string, token: string | null): Prefetched | null {
  const now = performance.now()
  // nothing is asked ahead once the app is here, and so by then all of it is old
  if (now - startedAt > FRESH_FOR_MS) dropPrefetched()
  const entry = prefetched?.get(url)
  // what is asked again is asked because it may have changed, and the script asks for nothing that the app has
  prefetched?.set(url, null)
  parsedReplies.delete(url)
  return entry && entry.token === token && now - entry.requestedAt <= FRESH_FOR_MS ? entry : null
}
