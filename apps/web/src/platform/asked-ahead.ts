/**
 * A question that was asked before the app had come (`head-start.ts`), in whose name, and when it was asked and
 * answered by the page's own time.
 */
export type Asked = { token: string | null; at: number; came?: number; answer: Promise<Response> }

declare global {
  /**
   * By address: what the little script leaves behind for the app, which has each answer once and alone. Null is for
   * the app to ask. The app lays an empty one where there is none, and a script that comes later finds it and goes.
   */
  var turnoutAsked: Map<string, Asked | null> | undefined
}

/** As fresh as what a page shows without asking anew. */
const FRESH_MS = 10_000

let ahead = globalThis.turnoutAsked ?? null
globalThis.turnoutAsked ??= new Map()
const began = performance.now()
/** What the answers that have come say, by address. */
const read = new Map<string, Read>()

/** An answer that has come and is read: nobody has to wait for it, the first drawing of a page has it. */
export type Read = { response: Response; said: unknown; at: number }

export function dropAsked(): void {
  ahead?.clear()
  ahead = null
  read.clear()
}

/** Until all that was asked ahead has come and is read, or for a moment at most. */
export function answersRead(atMostMs: number): Promise<unknown> {
  return Promise.race([readAll(), new Promise((enough) => setTimeout(enough, atMostMs))])
}

/** All that lies there, each as it comes; and then what those have named. */
async function readAll(): Promise<void> {
  const reading = new Map<string, Promise<void>>()
  for (let met = -1; met < reading.size; ) {
    met = reading.size
    for (const [url, asked] of ahead ?? [])
      if (asked && !reading.has(url)) reading.set(url, readOne(url, asked))
    await Promise.all(reading.values())
  }
}

async function readOne(url: string, asked: Asked): Promise<void> {
  const response = await asked.answer.catch(() => null)
  const said: unknown = response?.ok
    ? await response
        .clone()
        .json()
        .catch(() => undefined)
    : undefined
  if (response && said !== undefined && ahead?.get(url) === asked)
    read.set(url, { response, said, at: asked.came ?? asked.at })
}

/** The same answer as `askedAhead` gives, at once, if it is read already. */
export function readAhead(url: string, token: string | null): Read | null {
  const answer = read.get(url)
  if (!answer || !takenUp(url, token)) return null
  return answer
}

/** The answer that is on its way already, once, and only to whom it was given; null is a reason to ask oneself. */
export async function askedAhead(url: string, token: string | null): Promise<Response | null> {
  const answer = await takenUp(url, token)?.answer.catch(() => null)
  return answer?.ok ? answer : null
}

function takenUp(url: string, token: string | null): Asked | null {
  const now = performance.now()
  // nothing is asked ahead once the app is here, and so by then all of it is old
  if (now - began > FRESH_MS) dropAsked()
  const asked = ahead?.get(url)
  // what is asked again is asked because it may have changed, and the script asks for nothing that the app has
  ahead?.set(url, null)
  read.delete(url)
  return asked && asked.token === token && now - asked.at <= FRESH_MS ? asked : null
}
