import { randomId } from '../../platform/api/random-id.ts'

/** The state of this tab before it left for a provider, for the page after the return. */
export type OAuthFlow = { tabKey: string; next?: string | undefined; remember: boolean }

const STORAGE_KEY = 'turnout.sign-in'

/** Of this tab only: the code of another tab finds no flow here. */
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
    // storage is blocked: after the return the person has to start again
  }
  return flow
}

/** There is one return, so it can be read once. */
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
