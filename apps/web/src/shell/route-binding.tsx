import {
  type AsyncRouteComponent,
  type ParsedLocation,
  redirect,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { safeReturnPath } from '../platform/paths.ts'
import { identity } from '../platform/session/identity.ts'

/** A page takes props and knows nothing of the router: here is where they come from. */
const bindProps = <P extends object>(
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

const usePathParams = () => useParams({ strict: false })
const useSearchParams = (): object => useSearch({ strict: false, select: (search) => ({ ...search }) })

/** Props that are always the same. */
export const withProps = <P extends object>(Page: AsyncRouteComponent<P>, props: P) =>
  bindProps(Page, () => props)

/** A page of one group, whose id stands in the address. */
export const groupRoute = <P extends { groupId: string }>(
  Page: AsyncRouteComponent<P>,
  props: Omit<P, 'groupId'>,
) => bindProps(Page, () => ({ ...props, groupId: usePathParams().groupId ?? '' }) as P)

/** A page that the secret in its address opens; another link is another page. */
export const linkRoute = (Page: AsyncRouteComponent<{ token: string }>) =>
  bindProps(
    Page,
    () => ({ token: usePathParams().token ?? '' }),
    ({ token }) => token,
  )

/** A page of one game of a group; both ids stand in the address. */
export const gameRoute = <P extends { groupId: string; gameId: string }>(Page: AsyncRouteComponent<P>) =>
  bindProps(Page, () => {
    const { groupId = '', gameId = '' } = usePathParams()
    return { groupId, gameId } as P
  })

/** Both: the group of the address, and what stands behind the question mark. */
export const groupSearchRoute = <P extends { groupId: string }>(Page: AsyncRouteComponent<P>) =>
  bindProps(Page, () => ({ ...useSearchParams(), groupId: usePathParams().groupId ?? '' }) as P)

/** A page that takes what stands behind the question mark. */
export const searchRoute = <P extends object>(Page: AsyncRouteComponent<P>) =>
  bindProps(Page, () => useSearchParams() as P)

type LoadContext = { location: ParsedLocation }

/** Everybody else signs in first, and comes back to where they wanted to go. */
export function signedInOnly({ location }: LoadContext): void {
  if (identity.token() === null) throw redirect({ to: '/signin', search: { next: location.href } })
}

/** Whoever is signed in already has no business at the door. */
export function signedOutOnly({ location }: LoadContext): void {
  const { next } = location.search as { next?: unknown }
  if (identity.token() !== null) throw redirect({ href: safeReturnPath(next), replace: true })
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** The first page needs no number. */
const toPageNumber = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined

type SearchInput = Record<string, unknown>

/**
 * Of what is said, what goes by one of these names and can be read. What cannot be read is named all the same, or
 * the router would take the address at its word.
 */
const fieldParser =
  <T,>(read: (value: unknown) => T | undefined) =>
  <N extends string>(...names: N[]) =>
  (search: SearchInput): { [name in N]?: T | undefined } =>
    Object.fromEntries(names.map((name) => [name, read(search[name])])) as { [name in N]?: T | undefined }
const textFields = fieldParser(toText)
const pageFields = fieldParser(toPageNumber)
const listFields =
  <N extends string>(...names: N[]) =>
  (search: SearchInput) => ({ ...textFields(...names)(search), ...pageFields('page')(search) })

/** What may stand behind the question mark, page by page; anything else is dropped. */
export const searchParsers = {
  next: textFields('next'),
  join: textFields('invite'),
  gameDay: textFields('code'),
  token: textFields('token'),
  createGroup: textFields('type'),
  members: pageFields('page', 'asking'),
  statistics: listFields('season', 'from', 'to', 'sort'),
  groupList: listFields('search', 'sport', 'day'),
}
