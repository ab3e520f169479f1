import { randomId } from '../../platform/api/random-id.ts'

/** What this tab wanted when it left for a provider; it comes back to a page that remembers nothing. */
export type OAuthFlow = { tabKey: string; next?: string | undefined; remember: boolean }

const STORAGE_KEY = 'turnout.sign-in'

/** Of this tab alone: a code that somebody else's tab was given finds no journey here. */
const tabStorage = (): Storage | null => {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

export function startOAuthFlow(options: Omit<OAuthFlow, 'tabKey'>): OAuthFlow {
  const flow = { ...options, tabKey: randomId() }
  try {
    tabStorage()?.setItem(STORAGE_KEY, JSON.stringify(flow))
  } catch {
    // a closed shelf: the way back then asks them to start again
  }
  return flow
}

/** There is one way back, so it can be asked for once. */
export function takeOAuthFlow(): OAuthFlow | null {
  const stored = tabStorage()?.getItem(STORAGE_KEY) ?? null
  tabStorage()?.removeItem(STORAGE_KEY)
  return stored === null ? null : parseOAuthFlow(stored)
}

function parseOAuthFlow(stored: string): OAuthFlow | null {
  try {
    const { tabKey, next, remember }: Record<string, unknown> = JSON.parse(stored)
    if (typeof tabKey !== 'string') return null
    return { tabKey, next: typeof next === 'string' ? next : undefined, remember: remember === true }
  } catch {
    return null
  }
}
