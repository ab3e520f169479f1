import { routeList } from '../routes.ts'

/** The two families of group pages: for everyone, and for members. */
export type Family = 'all' | 'mine'

const root = (family: Family) => (family === 'mine' ? '/my-sports-groups' : '/sports/groups')
const group = (groupId: string, family: Family) => `${root(family)}/${encodeURIComponent(groupId)}`

export const paths = {
  landing: '/',
  home: '/home',
  event: (eventId: string, answer?: 'in') =>
    `/events/${encodeURIComponent(eventId)}${answer ? `?answer=${answer}` : ''}`,
  signUp: '/signup',
  signIn: '/signin',
  createGroup: (sport: string) => `/sports/create?type=${encodeURIComponent(sport)}`,
  group,
  join: (groupId: string, invite?: string | null) =>
    `${group(groupId, 'mine')}/join${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
  watch: (token: string) => `/watch/${encodeURIComponent(token)}`,
  board: (token: string) => `/board/${encodeURIComponent(token)}`,
} as const

// an id is a UUID; anything looser would let `..` and encoded slashes through
const ID = '[0-9A-Za-z-]{1,64}'
const PATH_PATTERNS = routeList.map(([pattern]) => new RegExp(`^${pattern.replaceAll(/\$\w+/g, ID)}$`))
const PLACEHOLDER_ORIGIN = 'https://elsewhere.invalid'
// only characters that an address may have: no spaces, no control characters, no backslash
const DISALLOWED = /[^!-[\]-~]/

function parseUrl(address: string): URL | null {
  try {
    return new URL(address, PLACEHOLDER_ORIGIN)
  } catch {
    return null
  }
}

/** Where to go after signing in: a known page of the app, or /home (docs/security.md A19). */
export function safeReturnPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || next.startsWith('//') || DISALLOWED.test(next)) {
    return paths.home
  }
  const url = parseUrl(next)
  if (
    !url ||
    url.origin !== PLACEHOLDER_ORIGIN ||
    !PATH_PATTERNS.some((pattern) => pattern.test(url.pathname))
  )
    return paths.home
  // returning to the sign-in page would loop
  if (url.pathname === paths.signIn || url.pathname.startsWith(paths.signUp)) return paths.home
  return url.pathname + url.search
}
