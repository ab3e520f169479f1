import * as z from 'zod'
import type { ProblemCode } from './problem.ts'
import { PathId } from './wire/text.ts'

/**
 * One endpoint of the API. The server mounts it, the client calls it, OpenAPI describes it and the permission
 * matrix tests it, all from this value.
 *
 * - `access`: who reaches the handler, `signed-in` where it is left out. `unconfirmed` also admits a session
 *   whose email is not confirmed.
 * - `params`: left out, every `:name` in the path is an id (`paramsOf`).
 * - `upload`: the name of the one file part that a multipart body may have; the other parts are `body`.
 * - `maxBytes`: the largest body, where 64 kB would be far too much.
 * - `download`: the answer is a file of this type, with a name for saving it.
 * - `problems`: the refusals of this call; those that any call may answer with are not named here.
 */
export interface Endpoint {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: 'anyone' | 'optional' | 'unconfirmed' | 'signed-in'
  /**
   * For signing in and up: reads `X-Device-Key`, the secret by which a browser is recognised, and no session.
   */
  device?: true
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  /** Left out, any JSON body or none is accepted, and ignored (join and leave). */
  body?: z.ZodType
  upload?: string
  maxBytes?: number
  reply: z.ZodType
  status?: 200 | 201 | 202
  download?: 'application/json' | 'text/csv' | 'text/calendar'
  /** The reply is a list, with its total in `X-Total-Count`. */
  paged?: true
  /** Replies that carry a secret are never stored for a repeated key (docs/security.md, B18). */
  secretReply?: true
  problems: readonly ProblemCode[]
}

/** Long enough that it cannot be guessed, such as a UUID. */
export const DEVICE_KEY = /^[A-Za-z0-9_-]{20,200}$/

/** The defaults of a definition: without `access`, a call is for people who are signed in. */
type Defaults = { access: 'signed-in'; problems: readonly [] }

type Named<N, M, P, D> = Omit<Defaults, keyof D> & D & { name: N; method: M; path: P }

type Call = Pick<Endpoint, 'name' | 'method' | 'path' | keyof Defaults>

/** The definition of a call without its name, its method and its path. */
type Definition<C extends Call> = Omit<C, keyof Call> & Partial<Pick<C, keyof Defaults>>

/** Declares calls of this kind. */
export const declaring =
  <C extends Call>() =>
  <
    const N extends string,
    const M extends C['method'],
    const P extends C['path'],
    const D extends Definition<C>,
  >(
    name: N,
    call: `${M} ${P}`,
    definition: D,
  ): Named<N, M, P, D> => {
    const [method, path] = call.split(' ') as [M, P]
    return { access: 'signed-in', problems: [], ...definition, name, method, path } as Named<N, M, P, D>
  }

/** An object with a name of its own in the description of the API. */
export const model = <S extends z.ZodRawShape>(id: string, shape: S) => z.object(shape).meta({ id })

/** `endpoint('tossCoin', 'POST /games/:gameId/coin-toss', { … })` */
export const endpoint = declaring<Endpoint>()

/** `/sport-groups/:groupId/members/:memberId` has the parameters `groupId` and `memberId`. */
type NamesIn<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | NamesIn<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never

type Ids<N extends string> = [N] extends [never] ? undefined : z.ZodType<Record<N, string>, Record<N, string>>

type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? E['params'] : Ids<NamesIn<E['path']>>

type Schemas<E extends Endpoint> = { params: ParamsOf<E>; query: E['query']; body: E['body'] }

type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives. */
export type RequestOf<E extends Endpoint> = { [K in keyof Schemas<E>]: SchemaOutput<Schemas<E>[K]> }

/** A browser's Blob or File; named here because the contract knows no platform types. */
export interface UploadFile {
  readonly size: number
  readonly type: string
}

type RequestParts<E extends Endpoint> = {
  [K in keyof Schemas<E> as Schemas<E>[K] extends z.ZodType ? K : never]: SchemaInput<Schemas<E>[K]>
}

type IsOptional<T> = Record<never, never> extends T ? true : false

/**
 * The input of a client: only the parts that the endpoint names. A part without required fields may be left
 * out.
 */
export type InputOf<E extends Endpoint> = {
  [K in keyof RequestParts<E> as IsOptional<RequestParts<E>[K]> extends true ? never : K]: RequestParts<E>[K]
} & {
  [K in keyof RequestParts<E> as IsOptional<RequestParts<E>[K]> extends true ? K : never]?:
    | RequestParts<E>[K]
    | undefined
} & (E['upload'] extends string ? { file?: UploadFile | undefined } : unknown)

/** What a handler returns and a client gets back. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export type ProblemOf<E extends Endpoint> = E['problems'][number]

/** `/sport-groups/:groupId/join` and `{ groupId }` make the path of the request. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The schema of the path parameters: ids, unless the endpoint has its own schema for them. */
export function paramsOf({ path, params }: Endpoint): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, PathId])
  return params ?? (names.length ? z.object(Object.fromEntries(names)) : undefined)
}
