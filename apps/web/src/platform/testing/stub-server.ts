import { vi } from 'vitest'

type Answer = (body: unknown, query: URLSearchParams) => unknown

let endTest = () => {}
let testEnds = Promise.resolve()
const renewTestEnd = () => {
  testEnds = new Promise((resolve) => {
    endTest = resolve
  })
}
renewTestEnd()

/** Nothing is answered before the test is over. */
export const untilTestEnds = (): Promise<Response> => testEnds.then(() => gatewayReply(410))

/** After a test: a press that nobody answers would hold up those of the tests after it. */
export async function answerWhatWaits(): Promise<void> {
  endTest()
  renewTestEnd()
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * A server that has these answers, by method and path, until `vi.unstubAllGlobals()`; an answer may be a promise or a
 * whole response. Nothing else is answered before the test is over. What was sent stands in the list that comes back.
 */
export function stubServer(answers: Record<string, Answer>) {
  const sent: { route: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href)
    const route = `${init.method ?? 'GET'} ${url.pathname.replace('/api/v1', '')}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    sent.push({ route, body })
    const answer = answers[route]
    const isOver = untilTestEnds()
    const reply = await Promise.race([answer ? answer(body, url.searchParams) : isOver, isOver])
    return reply instanceof Response ? reply : Response.json(reply)
  })
  return sent
}

/** A refusal by its name, and with its sentence where the screen says it. */
export const refusal = (status: number, code: string, detail?: string) =>
  Response.json({ type: `problems/${code}`, detail }, { status })

/** Something between the page and us answers the first time, as a hotel's gateway does: a status, no sentence. */
export function refusedOnce(answer: Answer): Answer {
  let isRefused = false
  return (body, query) => {
    if (isRefused) return answer(body, query)
    isRefused = true
    return gatewayReply(400)
  }
}

export const gatewayReply = (status: number) => new Response('<h1>Gateway</h1>', { status })
