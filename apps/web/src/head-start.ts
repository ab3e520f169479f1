import type { Asked } from './platform/asked-ahead.ts'
import { ask, headersFor, PATIENCE_MS } from './platform/asking.ts'
import { breath } from './platform/breath.ts'
import { kept, TOKEN } from './platform/storage.ts'
import { wholePage } from './platform/whole-page.ts'
import type { FirstCalls } from './shell/first-calls.ts'

/**
 * A file of its own and a few hundred bytes, here long before the app: it asks for what the page at this address
 * reads first, so that the answers come beside the app and not after it. The app takes them up (`asked-ahead.ts`).
 */
declare const FIRST_CALLS: readonly FirstCalls[]

/** `$names` of an address or of an answer. */
const NAME = /\$(\w+)/g

const token = kept(TOKEN)
const asked = new Map<string, Asked | null>()

/** The answer counts as come once what it `names` is asked for too. */
function askAhead(url: string, names?: (answer: Response) => Promise<void>): Promise<Response> {
  const came = ask(url, { headers: headersFor(token), signal: AbortSignal.timeout(PATIENCE_MS) })
  const answer = names ? came.then((answer) => names(answer).then(() => answer)) : came
  // whoever takes it up hears that it failed, and nobody may
  answer.catch(() => undefined)
  const question: Asked = { token, at: performance.now(), answer }
  came.then(
    () => {
      question.came = performance.now()
    },
    () => undefined,
  )
  asked.set(url, question)
  return answer
}

async function askNext(next: string, before: Response): Promise<void> {
  const said = (await before.clone().json()) as Record<string, unknown>
  if (!next.match(NAME)?.every((name) => typeof said[name.slice(1)] === 'string')) return
  const url = next.replaceAll(NAME, (_, name: string) => encodeURIComponent(String(said[name])))
  // the app may have been quicker
  if (!asked.has(url)) void askAhead(url)
}

/** Writes words of an answer where the waiting page has room for them: as text, and only if it is no refusal. */
async function write(fields: readonly string[], before: Promise<Response>): Promise<void> {
  const answer = await before
  if (!answer.ok) return
  const said = (await answer.clone().json()) as Record<string, unknown>
  await wholePage()
  // whoever has signed out since is not shown what was said to them
  if (kept(TOKEN) !== token) return
  for (const field of fields)
    for (const slot of document.querySelectorAll(`.waiting [data-said=${field}]`))
      if (typeof said[field] === 'string') slot.textContent = said[field]
}

async function begin(
  { anyone, own, next, says }: FirstCalls,
  words: readonly string[],
  names: readonly string[],
): Promise<void> {
  const filled = (url: string) =>
    url.replaceAll(NAME, (whole, name: string) => words[names.indexOf(name) + 1] ?? whole)
  for (const url of [...anyone, ...(token ? own : [])].map(filled)) {
    // reading the session and each question keep a slow phone for as long as a frame
    await breath()
    // the app may have been quicker
    if (asked.has(url)) continue
    const isBefore = next && url === filled(next.after)
    const answer = askAhead(
      url,
      isBefore ? (before) => askNext(next.ask, before).catch(() => undefined) : undefined,
    )
    if (says && url === filled(says.of)) void write(says.fields, answer).catch(() => undefined)
  }
}

// what stands behind a question mark narrows what is asked for, and only the app knows how; nor is anything asked
// for once the app has begun, which then asks itself
if (!globalThis.turnoutAsked && location.search === '') {
  globalThis.turnoutAsked = asked
  for (const calls of FIRST_CALLS) {
    const names = [...calls.at.matchAll(NAME)].map(([, name = '']) => name)
    const words = new RegExp(`^${calls.at.replaceAll(NAME, '([^/]+)')}/?$`).exec(location.pathname)
    if (words) void begin(calls, words, names)
  }
}
