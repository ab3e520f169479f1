/** A question that was asked before the app had come (`head-start.ts`), in whose name, and when by the page's own time. */
export type Asked = { token: string | null; at: number; answer: Promise<Response> }

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

export function dropAsked(): void {
  ahead?.clear()
  ahead = null
}

/** The answer that is on its way already, once, and only to whom it was given; null is a reason to ask oneself. */
export async function askedAhead(url: string, token: string | null): Promise<Response | null> {
  const now = performance.now()
  // nothing is asked ahead once the app is here, and so by then all of it is old
  if (now - began > FRESH_MS) dropAsked()
  const asked = ahead?.get(url)
  // what is asked again is asked because it may have changed, and the script asks for nothing that the app has
  ahead?.set(url, null)
  if (!asked || asked.token !== token || now - asked.at > FRESH_MS) return null
  const answer = await asked.answer.catch(() => null)
  return answer?.ok ? answer : null
}
