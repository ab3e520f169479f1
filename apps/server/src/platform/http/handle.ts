import type { Endpoint, ProblemOf, ReplyOf, RequestOf } from '@turnout/contract/endpoint'
import type { Sql, StandbySql } from '../db/database.ts'
import type { ActorOf, Identify } from './actor.ts'
import type { ReportedBudget } from './budget.ts'
import type { Refuse } from './refusal.ts'

/** A reply that is cached as bytes: the same for every caller, and a 304 for a client that has it. */
export class EncodedReply {
  readonly bytes: Buffer
  readonly etag: string

  constructor(bytes: Buffer, etag: string) {
    this.bytes = bytes
    this.etag = etag
  }
}

/** A reply that browsers save as a file, under a name that works on any system. */
export class Download {
  readonly body: string
  readonly fileName: string

  constructor(body: string, fileName: string) {
    this.body = body
    this.fileName = fileName
  }
}

/** The origin of a request, as the request states it. */
export interface Caller {
  address: string
  userAgent: string
  /** Only where the endpoint declares a device. */
  deviceKey: string | null
}

/** A checked request: its parts are valid, its actor is known, its session is valid. */
export interface RequestContext<E extends Endpoint> extends RequestOf<E> {
  actor: ActorOf<E>
  /** The bytes of the file part, if the endpoint takes one and the request has one. */
  file: Buffer | null
  from: Caller
  refuse: Refuse<ProblemOf<E>>
  /** Before the transaction, so that a refused command counts as well. A repeated command costs nothing. */
  spend(budget: ReportedBudget, subject: string, now: number): Promise<void>
  /** The total number of entries of a paged list. */
  total(count: number): void
  /** For reads that may be a second old: lists, searches, statistics, past games. Never for permissions or a game. */
  read<T>(work: (sql: StandbySql) => Promise<T>): Promise<T>
  /**
   * The one transaction of a command. It stores the reply with the caller's Idempotency-Key in the same
   * commit, so that a repeated command gets the first answer and changes nothing.
   */
  transact(work: (sql: Sql) => Promise<ReplyOf<E>>, lockName?: string): Promise<ReplyOf<E>>
}

// a list of handlers loses the concrete endpoint type; mount.ts parses each request with the schemas of its endpoint
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyRequestContext = RequestContext<any>

export interface ServedEndpoint<D> extends ServeOptions<D> {
  endpoint: Endpoint
  /**
   * Nothing before its transaction may have an effect when a command repeats: only the claim of the key finds the
   * stored answer.
   */
  startsWithTransaction?: true
  run(request: AnyRequestContext, deps: D): Promise<unknown>
}

export interface ServeOptions<D> {
  /** Replaces the usual identification where one query reads the caller together with the data. */
  identify?: (deps: D, params: unknown) => Identify
}

/**
 * The two ways to serve an endpoint, for handlers with the deps `D`. A wrong reply or an undeclared refusal does not
 * compile.
 */
export function handlersOn<D>() {
  /** Binds an endpoint of the contract to its handler. */
  const handle = <const E extends Endpoint>(
    endpoint: E,
    run: (request: RequestContext<E>, deps: D) => Promise<ReplyOf<E> | EncodedReply | Download>,
    options: ServeOptions<D> = {},
  ): ServedEndpoint<D> => ({ endpoint, run, ...options })

  /** A command whose whole handler is one transaction. */
  const command = <const E extends Endpoint>(
    endpoint: E,
    run: (sql: Sql, request: RequestContext<E>, deps: D) => Promise<ReplyOf<E>>,
  ) => handle(endpoint, (request, deps) => request.transact((sql) => run(sql, request, deps)))

  return { handle, command }
}
