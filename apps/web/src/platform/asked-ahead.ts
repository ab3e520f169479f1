/** A question that was asked before the app had come (`head-start.ts`), in whose name, and when by the page's own time. */
export type Asked = { token: string | null; at: number; answer: Promise<Response> }

declare global {
  /** By address. What the little script leaves behind for the app; whoever takes an answer has it alone. */
  var turnoutAsked: Map<string, Asked> | undefined
}

/** As fresh as what a page shows without asking anew. */
const FRESH_MS = 10_000

/** What the app has asked for itself by now, or taken: what is asked again is asked because it may have changed. */
const known = new Set<string>()

export const dropAsked = (): void => globalThis.turnoutAsked?.clear()

/** The answer that is on its way already, once, and only to whom it was given; null is a reason to ask oneself. */
export async function askedAhead(url: string, token: string | null): Promise<Response | null> {
  const asked = globalThis.turnoutAsked?.get(url)
  globalThis.turnoutAsked?.delete(url)
  const isAgain = known.has(url)
  known.add(url)
  if (!asked || isAgain || asked.token !== token || performance.now() - asked.at > FRESH_MS) return null
  const answer = await asked.answer.catch(() => null)
  return answer?.ok ? answer : null
}
