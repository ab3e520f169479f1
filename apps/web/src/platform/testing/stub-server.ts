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

/** An answer that does not come before the test is over. */
export const untilTestEnds = (): Promise<Response> => testEnds.then(() => gatewayReply(410))

/** After a test: a request without an answer would block those of the next tests. */
export async function answerWhatWaits(): Promise<void> {
  endTest()
  renewTestEnd()
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * A server with these answers, by method and path, until `vi.unstubAllGlobals()`; an answer may be a promise or a
 * whole response. Other requests get none before the test is over. Returns the list of requests that were sent.
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

/** A refusal by its code, with its sentence where the screen shows it. */
export const refusal = (status: number, code: string, detail?: string) =>
  Response.json({ type: `problems/${code}`, detail }, { status })

/** The first answer comes from a gateway in between, like a hotel's: a status without a sentence. */
export function refusedOnce(answer: Answer): Answer {
  let isRefused = false
  return (body, query) => {
    if (isRefused) return answer(body, query)
    isRefused = true
    return gatewayReply(400)
  }
}

export const gatewayReply = (status: number) => new Response('<h1>Gateway</h1>', { status })
