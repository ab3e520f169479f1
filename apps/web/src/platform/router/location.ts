import { type Pattern, type Route, routeList, type routes } from '../../routes.ts'
import { type SearchParams, searchText } from './search-params.ts'

/** An address of the app, matched against the table of routes. */
export type RouteLocation = {
  pathname: string
  /** Path, search and hash. */
  href: string
  /** Without its '#'. */
  hash: string
  /** Null where no route matches. */
  pattern: Pattern | null
  route: Route | null
  params: Readonly<Record<string, string>>
  search: SearchParams
  /** How many steps of this page lie before this entry of the history. */
  step: number
}

type ParamNames<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never

type SearchOf<P extends Pattern> = (typeof routes)[P] extends {
  search: (...params: never[]) => infer S extends object
}
  ? S
  : never

export type Destination<P extends Pattern> = {
  to: P
  search?: SearchOf<P> | undefined
  hash?: string | undefined
} & ([ParamNames<P>] extends [never]
  ? { params?: Record<string, string> }
  : { params: Record<ParamNames<P>, string> })

type AnyDestination = {
  to: string
  params?: Record<string, string>
  search?: object | undefined
  hash?: string | undefined
}

export function hrefOf({ to, params = {}, search, hash }: AnyDestination): string {
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return path + searchText(search) + (hash ? `#${hash}` : '')
}

const PARAM = /\$\w+/g
const matchers = routeList.map(([pattern, route]) => ({
  pattern,
  route,
  names: [...pattern.matchAll(PARAM)].map(([name]) => name.slice(1)),
  path: new RegExp(`^${pattern.replaceAll(PARAM, '([^/]+)')}$`, 'i'),
}))

function matchPath(pathname: string): Pick<RouteLocation, 'pattern' | 'route' | 'params'> {
  for (const { pattern, route, names, path } of matchers) {
    const values = path.exec(pathname)?.slice(1)
    if (!values) continue
    try {
      const params = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]))
      return { pattern, route, params }
    } catch {
      // an address that cannot be decoded matches no route
    }
  }
  return { pattern: null, route: null, params: {} }
}

const ANY_ORIGIN = 'https://any.invalid'

export function locate(address: string, step = 0): RouteLocation {
  const url = new URL(address, ANY_ORIGIN)
  const pathname = url.pathname.replace(/(?<=.)\/+$/, '')
  const match = matchPath(pathname)
  return {
    ...match,
    pathname,
    href: pathname + url.search + url.hash,
    hash: url.hash.slice(1),
    search: match.route?.search?.(Object.fromEntries(url.searchParams)) ?? {},
    step,
  }
}
