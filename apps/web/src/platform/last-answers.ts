import type { QueryClient } from '@tanstack/react-query'
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

/** Gives a query that was never asked on this page what this phone saw of it last, if it still has today's form. */
export function recall(client: QueryClient, endpoint: Endpoint, input: unknown): void {
  if (!KEPT.has(endpoint.name)) return
  const queryKey = [endpoint.name, input]
  if (client.getQueryState(queryKey) !== undefined) return
  const answer = answerOf(nameOf(queryKey))
  if (!answer || !endpoint.reply.safeEncode(answer.said).success) return
  const updatedAt = Math.min(answer.at, Date.now() - ASKED_ANEW_AFTER_MS)
  client.setQueryData(queryKey, answer.said, { updatedAt })
}

/** Keeps what was answered, as long as somebody is signed in: it goes with everything else when they are not. */
export function keepLastAnswers(client: QueryClient): void {
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
    if (type !== 'updated' || !KEPT.has(String(query.queryKey[0]))) return
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

function dropOldest(): void {
  const names = keptNames().filter((name) => name.startsWith(SHELF))
  if (names.length <= MOST) return
  const byAge = names.sort((one, other) => (answerOf(other)?.at ?? 0) - (answerOf(one)?.at ?? 0))
  for (const name of byAge.slice(MOST)) forget(name)
}
