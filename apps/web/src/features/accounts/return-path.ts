import { safeReturnPath } from '../../platform/paths.ts'
import { useSearch } from '../../platform/router/router-hooks.tsx'
import { getStored, removeItem, setItem } from '../../platform/session/storage.ts'

const STORAGE_KEY = 'wanted'
/** As long as the link in the activation mail works. */
const MAX_AGE_MS = 48 * 3_600_000

type StoredReturnPath = { place: string; until: number }

/** The page that a person wanted before the sign-up, most often an invitation. */
export const useNextParam = (): string | undefined => useSearch().next

const LONGEST_INVITE = 200
const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const JOIN_PAGE = new RegExp(`^/my-sports-groups/${ID}/join(?:\\?|$)`, 'i')
const EVENT_ANSWER = new RegExp(`^/events/${ID}\\?answer=in$`, 'i')

type SignUpGoal = { group_id?: string; invite?: string; event_id?: string }

/**
 * The button that a person pressed before the sign-up: Join, with the token of the invitation unless it is malformed,
 * or "I'm in" at an event.
 */
export function goalOf(next: string | undefined): SignUpGoal {
  const [, event_id] = EVENT_ANSWER.exec(next ?? '') ?? []
  if (event_id !== undefined) return { event_id }
  const [, group_id] = JOIN_PAGE.exec(next ?? '') ?? []
  if (group_id === undefined) return {}
  const invite = new URLSearchParams(next?.split('?')[1]).get('invite')
  return invite !== null && invite.length <= LONGEST_INVITE ? { group_id, invite } : { group_id }
}

/**
 * The activation mail opens a page without the state of this one, so the return path is stored until then. The next
 * sign-up on this device replaces it.
 */
export function saveReturnPath(path: string | undefined, now: number): void {
  if (path === undefined) clearReturnPath()
  else
    setItem(STORAGE_KEY, JSON.stringify({ place: path, until: now + MAX_AGE_MS } satisfies StoredReturnPath))
}

/** The person has arrived. */
export const clearReturnPath = (): void => removeItem(STORAGE_KEY)

/** The stored return path, if it is a known page; undefined where there is none, or it is too old. */
export function savedReturnPath(now: number): string | undefined {
  const stored = getStored<StoredReturnPath>(STORAGE_KEY)
  if (stored === null) return undefined
  if (stored.until > now) return safeReturnPath(stored.place)
  removeItem(STORAGE_KEY)
  return undefined
}
