import type { Asked } from './platform/asked-ahead.ts'
import type { FirstCalls } from './shell/first-calls.ts'

/**
 * A file of its own and a few hundred bytes, here long before the app: it asks for what the page at this address
 * reads first, so that the answers come beside the app and not after it. The app takes them up (`asked-ahead.ts`).
 */
declare const FIRST_CALLS: readonly FirstCalls[]

const PATIENCE_MS = 15_000

/** `$names` of an address or of an answer. */
const NAME = /\$(\w+)/g

function keptToken(): string | null {
  try {
    return localStorage.getItem('turnout.token')
  } catch {
    return null
  }
}

const token = keptToken()
const asked = new Map<string, Asked>()

async function answerTo(url: string): Promise<Response> {
  return fetch(url, {
    headers: {
      accept: 'application/json, application/problem+json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
}

function ask(url: string): Promise<Response> {
  const answer = answerTo(url)
  // whoever takes it up hears that it failed, and nobody may
  answer.catch(() => undefined)
  asked.set(url, { token, at: performance.now(), answer })
  return answer
}

async function askNext(next: string, before: Promise<Response>): Promise<void> {
  const said = (await (await before).clone().json()) as Record<string, unknown>
  if (next.match(NAME)?.every((name) => typeof said[name.slice(1)] === 'string'))
    void ask(next.replaceAll(NAME, (_, name: string) => encodeURIComponent(String(said[name]))))
}

function begin({ anyone, own, next }: FirstCalls, words: readonly string[], names: readonly string[]): void {
  const filled = (url: string) =>
    url.replaceAll(NAME, (whole, name: string) => words[names.indexOf(name) + 1] ?? whole)
  for (const url of [...anyone, ...(token ? own : [])].map(filled)) {
    const answer = ask(url)
    if (next && url === filled(next.after)) void askNext(next.ask, answer).catch(() => undefined)
  }
}

// what stands behind a question mark narrows what is asked for, and only the app knows how
if (location.search === '')
  for (const calls of FIRST_CALLS) {
    const names = [...calls.at.matchAll(NAME)].map(([, name = '']) => name)
    const words = new RegExp(`^${calls.at.replaceAll(NAME, '([^/]+)')}/?$`).exec(location.pathname)
    if (words) begin(calls, words, names)
  }
globalThis.turnoutAsked = asked
