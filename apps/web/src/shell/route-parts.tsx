import {
  type AsyncRouteComponent,
  type ParsedLocation,
  redirect,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { identity } from '../platform/identity.ts'
import { safeReturn } from '../platform/paths.ts'

/** A page takes props and knows nothing of the router: here is where they come from. */
const bound = <P extends object>(
  Page: AsyncRouteComponent<P>,
  useProps: () => P,
  keyOf: (props: P) => string = () => '',
) => {
  const Bound = () => {
    const props = useProps()
    return <Page key={keyOf(props)} {...props} />
  }
  return Object.assign(Bound, { preload: () => Page.preload?.() ?? Promise.resolve() })
}

const useAddress = () => useParams({ strict: false })
const useSaid = (): object => useSearch({ strict: false, select: (search) => ({ ...search }) })

/** Props that are always the same. */
export const given = <P extends object>(Page: AsyncRouteComponent<P>, props: P) => bound(Page, () => props)

/** A page of one group, whose id stands in the address. */
export const ofGroup = <P extends { groupId: string }>(
  Page: AsyncRouteComponent<P>,
  props: Omit<P, 'groupId'>,
) => bound(Page, () => ({ ...props, groupId: useAddress().groupId ?? '' }) as P)

/** A page that the secret in its address opens; another link is another page. */
export const byLink = (Page: AsyncRouteComponent<{ token: string }>) =>
  bound(
    Page,
    () => ({ token: useAddress().token ?? '' }),
    ({ token }) => token,
  )

/** A page of one game of a group; both ids stand in the address. */
export const ofGame = <P extends { groupId: string; gameId: string }>(Page: AsyncRouteComponent<P>) =>
  bound(Page, () => {
    const { groupId = '', gameId = '' } = useAddress()
    return { groupId, gameId } as P
  })

/** Both: the group of the address, and what stands behind the question mark. */
export const ofGroupAndSearch = <P extends { groupId: string }>(Page: AsyncRouteComponent<P>) =>
  bound(Page, () => ({ ...useSaid(), groupId: useAddress().groupId ?? '' }) as P)

/** A page that takes what stands behind the question mark. */
export const ofSearch = <P extends object>(Page: AsyncRouteComponent<P>) => bound(Page, () => useSaid() as P)

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

/** The first page needs no number. */
const page = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined

type Said = Record<string, unknown>

/**
 * Of what is said, what goes by one of these names and can be read. What cannot be read is named all the same, or
 * the router would take the address at its word.
 */
const reading =
  <T,>(read: (value: unknown) => T | undefined) =>
  <N extends string>(...names: N[]) =>
  (said: Said): { [name in N]?: T | undefined } =>
    Object.fromEntries(names.map((name) => [name, read(said[name])])) as { [name in N]?: T | undefined }
const words = reading(text)
const pageNumbers = reading(page)
const listed =
  <N extends string>(...names: N[]) =>
  (said: Said) => ({ ...words(...names)(said), ...pageNumbers('page')(said) })

/** What may stand behind the question mark, page by page; anything else is dropped. */
export const searches = {
  door: words('next'),
  join: words('invite'),
  gameDay: words('code'),
  token: words('token'),
  createGroup: words('type'),
  members: pageNumbers('page', 'asking'),
  statistics: listed('season', 'from', 'to', 'sort'),
  groupList: listed('search', 'sport', 'day'),
}
