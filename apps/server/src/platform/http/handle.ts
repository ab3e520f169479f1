import type { Endpoint, ProblemOf, ReplyOf, RequestOf } from '@turnout/contract/endpoint'
import type { Sql, StandbySql } from '../db/database.ts'
import type { ActorOf, Identify } from './actor.ts'
import type { ReportedBudget } from './budget.ts'
import type { Refuse } from './refusal.ts'

/** A reply that is kept as bytes: the same for everybody who asks, and a 304 for whoever has it already. */
export class EncodedReply {
  readonly bytes: Buffer
  readonly etag: string

  constructor(bytes: Buffer, etag: string) {
    this.bytes = bytes
    this.etag = etag
  }
}

/** A reply that is saved as a file of its own, under a name that any system takes. */
export class Download {
  readonly body: string
  readonly fileName: string

  constructor(body: string, fileName: string) {
    this.body = body
    this.fileName = fileName
  }
}

/** Where a request comes from, as far as it says. */
export interface Caller {
  address: string
  userAgent: string
  /** Only where the endpoint hears it. */
  deviceKey: string | null
}

/** One request, understood: its parts are valid, its actor is known, its session is alive. */
export interface RequestContext<E extends Endpoint> extends RequestOf<E> {
  actor: ActorOf<E>
  /** The bytes of the one file part, when the endpoint takes one and it came. */
  file: Buffer | null
  from: Caller
  refuse: Refuse<ProblemOf<E>>
  /** Ahead of the transaction, so that a refused press counts as well. A repeated press costs nothing. */
  spend(budget: ReportedBudget, subject: string, now: number): Promise<void>
  /** A paged list says here how many there are in all. */
  total(count: number): void
  /** What may be a second old: lists, searches, statistics, past games. Never whether somebody may, and never a game. */
  read<T>(work: (sql: StandbySql) => Promise<T>): Promise<T>
  /**
   * A command's one transaction. Its result is the reply, kept beside the caller's Idempotency-Key in
   * the same commit, so that a repeated press hears the first answer and changes nothing.
   */
  transact(work: (sql: Sql) => Promise<ReplyOf<E>>, lockName?: string): Promise<ReplyOf<E>>
}

// the concrete endpoint is gone once a handler is in a list; mount.ts builds its call from the endpoint's own schemas
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyRequestContext = RequestContext<any>

export interface ServedEndpoint<D> extends ServeOptions<D> {
  endpoint: Endpoint
  /** Before its transaction it does nothing that a repeated press must not do: the claim of the key finds the stored answer. */
  startsWithTransaction?: true
  run(request: AnyRequestContext, deps: D): Promise<unknown>
}

export interface ServeOptions<D> {
  /** In place of the server's own way, where who calls is read together with what they ask for. */
  identify?: (deps: D, params: unknown) => Identify
}

/** The two ways to serve an endpoint, for handlers that stand on `D`. A wrong reply or an undeclared refusal does not compile. */
export function handlersOn<D>() {
  /** Binds an endpoint of the contract to what then happens. */
  const handle = <const E extends Endpoint>(
    endpoint: E,
    run: (request: RequestContext<E>, deps: D) => Promise<ReplyOf<E> | EncodedReply | Download>,
    options: ServeOptions<D> = {},
  ): ServedEndpoint<D> => ({ endpoint, run, ...options })

  /** A command that is one transaction from its first line to its last. */
  const command = <const E extends Endpoint>(
    endpoint: E,
    run: (sql: Sql, request: RequestContext<E>, deps: D) => Promise<ReplyOf<E>>,
  ) => handle(endpoint, (request, deps) => request.transact((sql) => run(sql, request, deps)))

  return { handle, command }
}
