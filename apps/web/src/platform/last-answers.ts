import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Endpoint } from '@turnout/contract/endpoint'
import { identity } from './identity.ts'
import { isProblem } from './problem-error.ts'
import { forget, keep, kept, keptNames } from './storage.ts'

/** What a phone may show without a signal: the evenings of one's own groups, by teams, names and scores (trust A17). */
const KEPT: ReadonlySet<string> = new Set([
  'listMyGroups',
  'getGameDay',
  'listPlayers',
  'listManualParticipants',
  'getGameState',
])

/** No way to reach a person and no place of theirs is kept, whoever was allowed to see it. */
const PERSONAL = /^(email|phone|phone_number|date_of_birth|latitude|longitude|accuracy|distance.*)$/

/** What was asked and with what; anything longer, a page of a list or a poll of the clock, is another answer. */
const isKept = (queryKey: readonly unknown[]): boolean =>
  queryKey.length === 2 && KEPT.has(String(queryKey[0]))

const SHELF = 'seen.'
const MOST = 15
const WRITTEN_WITHIN_MS = 400
/** However fresh, it is from before: whoever reads it asks anew. */
const ASKED_ANEW_AFTER_MS = 60_000

type Answer = { at: number; said: unknown }

const nameOf = (queryKey: readonly unknown[]) => SHELF + JSON.stringify(queryKey)

const withoutPersonal = (said: unknown): unknown =>
  JSON.parse(JSON.stringify(said, (key, value) => (PERSONAL.test(key) ? undefined : value)))

function answerOf(name: string): Answer | null {
  try {
    return JSON.parse(kept(name) ?? 'null')
  } catch {
    return null
  }
}

const recalled = new WeakSet<object>()

/** What this phone saw before the page was opened, and nothing that the server has said since. */
export const isRecalled = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && recalled.has(answer)

/** What the server says is its word, also where it is the same as what was recalled. */
export const shareUnlessRecalled = (before: unknown, after: unknown): unknown =>
  isRecalled(before) ? after : replaceEqualDeep(before, after)

/** Gives a query that was never asked on this page what this phone saw of it last, if it still has today's form. */
export function recall(client: QueryClient, endpoint: Endpoint, input: unknown): void {
  if (!KEPT.has(endpoint.name)) return
  const queryKey = [endpoint.name, input]
  if (client.getQueryState(queryKey) !== undefined) return
  const answer = answerOf(nameOf(queryKey))
  if (!answer || !endpoint.reply.safeEncode(answer.said).success) return
  const updatedAt = Math.min(answer.at, Date.now() - ASKED_ANEW_AFTER_MS)
  client.setQueryData(queryKey, answer.said, { updatedAt })
  recalled.add(answer.said as object)
}

/** Keeps what was answered, as long as somebody is signed in: it goes with everything else when they are not. */
export function keepLastAnswers(client: QueryClient): void {
  // a session may end where nothing of ours runs to tidy up after it
  if (identity.token() === null) for (const name of shelved()) forget(name)
  const fresh = new Map<string, Answer>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (identity.token() !== null) for (const [name, answer] of fresh) keep(name, JSON.stringify(answer))
    fresh.clear()
    dropOldest()
  }
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !isKept(query.queryKey)) return
    const name = nameOf(query.queryKey)
    const action = 'action' in event ? event.action : undefined
    if (action?.type === 'error' && isProblem(action.error) && [403, 404].includes(action.error.status)) {
      // what they may not see any more they do not see as their last state either
      fresh.delete(name)
      forget(name)
    }
    if (action?.type !== 'success' || query.state.data === undefined) return
    fresh.set(name, { at: query.state.dataUpdatedAt, said: withoutPersonal(query.state.data) })
    timer ??= setTimeout(write, WRITTEN_WITHIN_MS)
  })
  identity.subscribe(() => fresh.clear())
  addEventListener('pagehide', write)
}

const shelved = () => keptNames().filter((name) => name.startsWith(SHELF))

function dropOldest(): void {
  const names = shelved()
  if (names.length <= MOST) return
  const byAge = names.sort((one, other) => (answerOf(other)?.at ?? 0) - (answerOf(one)?.at ?? 0))
  for (const name of byAge.slice(MOST)) forget(name)
}
