import { randomId } from '../../platform/random-id.ts'

/** What this tab wanted when it left for a provider; it comes back to a page that remembers nothing. */
export type Journey = { tabKey: string; next?: string | undefined; remember: boolean }

const NAME = 'turnout.sign-in'

/** Of this tab alone: a code that somebody else's tab was given finds no journey here. */
const shelf = (): Storage | null => {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

export function setOut(wish: Omit<Journey, 'tabKey'>): Journey {
  const journey = { ...wish, tabKey: randomId() }
  try {
    shelf()?.setItem(NAME, JSON.stringify(journey))
  } catch {
    // a closed shelf: the way back then asks them to start again
  }
  return journey
}

/** There is one way back, so it can be asked for once. */
export function comeBack(): Journey | null {
  const kept = shelf()?.getItem(NAME) ?? null
  shelf()?.removeItem(NAME)
  return kept === null ? null : readJourney(kept)
}

function readJourney(kept: string): Journey | null {
  try {
    const { tabKey, next, remember }: Record<string, unknown> = JSON.parse(kept)
    if (typeof tabKey !== 'string') return null
    return { tabKey, next: typeof next === 'string' ? next : undefined, remember: remember === true }
  } catch {
    return null
  }
}
