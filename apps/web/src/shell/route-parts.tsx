import {
  type AsyncRouteComponent,
  type ParsedLocation,
  redirect,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { identity } from '../platform/identity.ts'
import { safeReturn } from '../platform/paths.ts'

/** A page takes props and knows nothing of the router: here with props that are always the same. */
export function given<P extends object>(Page: AsyncRouteComponent<P>, props: P) {
  const WithProps = () => <Page {...props} />
  return Object.assign(WithProps, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

/** A page of one group, whose id stands in the address. */
export function ofGroup<P extends { groupId: string }>(
  Page: AsyncRouteComponent<P>,
  props: Omit<P, 'groupId'>,
) {
  const OfGroup = () => {
    const { groupId = '' } = useParams({ strict: false })
    return <Page {...({ ...props, groupId } as P)} />
  }
  return Object.assign(OfGroup, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

/** A page that the secret in its address opens. */
export function byLink(Page: AsyncRouteComponent<{ token: string }>) {
  const ByLink = () => {
    const { token = '' } = useParams({ strict: false })
    return <Page key={token} token={token} />
  }
  return Object.assign(ByLink, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

/** A page of one game of a group; both ids stand in the address. */
export function ofGame<P extends { groupId: string; gameId: string }>(Page: AsyncRouteComponent<P>) {
  const OfGame = () => {
    const { groupId = '', gameId = '' } = useParams({ strict: false })
    return <Page {...({ groupId, gameId } as P)} />
  }
  return Object.assign(OfGame, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

/** Both: the group of the address, and what stands behind the question mark. */
export function ofGroupAndSearch<P extends { groupId: string }>(Page: AsyncRouteComponent<P>) {
  const OfGroupAndSearch = () => {
    const { groupId = '' } = useParams({ strict: false })
    const said: object = useSearch({ strict: false, select: (search) => ({ ...search }) })
    return <Page {...({ ...said, groupId } as P)} />
  }
  return Object.assign(OfGroupAndSearch, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

/** A page that takes what stands behind the question mark. */
export function ofSearch<P extends object>(Page: AsyncRouteComponent<P>) {
  const OfSearch = () => {
    const said: object = useSearch({ strict: false, select: (search) => ({ ...search }) })
    return <Page {...(said as P)} />
  }
  return Object.assign(OfSearch, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

type Coming = { location: ParsedLocation }

/** Everybody else signs in first, and comes back to where they wanted to go. */
export function signedInOnly({ location }: Coming): void {
  if (identity.token() === null) throw redirect({ to: '/signin', search: { next: location.href } })
}

/** Whoever is signed in already has no business at the door. */
export function signedOutOnly({ location }: Coming): void {
  const { next } = location.search as { next?: unknown }
  if (identity.token() !== null) throw redirect({ href: safeReturn(next), replace: true })
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

const some = <T extends Record<string, unknown>>(said: T) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<T>

type Said = Record<string, unknown>

/** What may stand behind the question mark, page by page; anything else is dropped. */
export const searches = {
  door: ({ next }: Said): { next?: string | undefined } => some({ next: text(next) }),
  join: ({ invite }: Said): { invite?: string | undefined } => some({ invite: text(invite) }),
  gameDay: ({ code }: Said): { code?: string | undefined } => some({ code: text(code) }),
  activate: ({ token }: Said): { token?: string | undefined } => some({ token: text(token) }),
  resetPassword: ({ token }: Said): { token?: string | undefined } => some({ token: text(token) }),
  createGroup: ({ type }: Said): { type?: string | undefined } => some({ type: text(type) }),
  groupList: ({
    search,
    sport,
    day,
    page,
  }: Said): {
    search?: string | undefined
    sport?: string | undefined
    day?: string | undefined
    page?: number | undefined
  } =>
    some({
      search: text(search),
      sport: text(sport),
      day: text(day),
      page: Number.isInteger(page) && Number(page) > 1 ? Number(page) : undefined,
    }),
}
