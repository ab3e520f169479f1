import { DEVICE_KEY, type Endpoint, paramsOf } from '@turnout/contract/endpoint'
import { PROBLEMS } from '@turnout/contract/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../chance.ts'
import type { Database, Sql, StandbySql } from '../db/database.ts'
import type { Standby } from '../db/standby.ts'
import { withCommit } from '../db/transaction.ts'
import type { Actor, Identify } from './actor.ts'
import { actorOf, authenticate } from './authenticate.ts'
import { type ReportedBudget, refund, spend } from './budget.ts'
import { Download, EncodedReply, type RequestContext, type ServedEndpoint } from './handle.ts'
import {
  AlreadyAnswered,
  claimKey,
  type IdempotencyKey,
  MAX_KEY_LENGTH,
  requestHash,
  type StoredAnswer,
  storeAnswer,
  storeRefusal,
  throwStored,
} from './idempotency.ts'
import { limitUploads } from './limit-uploads.ts'
import { pageLinks } from './page-links.ts'
import { encodeReply, type ParsedRequest, parseRequest } from './parse-request.ts'
import { problemOf } from './problems.ts'
import { Refusal, refuseFor } from './refusal.ts'

export interface MountDeps extends Database {
  identify: Identify
  standby: Standby
}

/** Registers a route for every endpoint: authenticate, parse, handle, reply. */
export function mount<D extends MountDeps>(
  app: FastifyInstance,
  deps: D,
  served: readonly ServedEndpoint<D>[],
): void {
  for (const { endpoint, run, startsWithTransaction, identify = () => deps.identify } of served) {
    const refuse = refuseFor(endpoint)
    const params = paramsOf(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: endpoint.name },
      ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
      // before the body is read, so that strangers cannot make the server read one
      onRequest: async (request) => {
        await authenticate(endpoint, request, identify(deps, request.params))
      },
      handler: (request, reply) =>
        limitUploads(endpoint, request, async () => {
          const actor = actorOf(request)
          const parts = await parseRequest(endpoint, params, request)
          const idempotent = new IdempotentRequest(
            deps,
            endpoint,
            idempotencyKeyOf(endpoint, request, actor, parts),
          )
          const context = {
            ...parts,
            ...contextFor(endpoint, request, reply, idempotent),
            read: <T>(work: (sql: StandbySql) => Promise<T>) =>
              deps.standby.read(work, { mayHaveWritten: actor !== null }),
            actor,
            refuse,
          }
          return respond(reply, endpoint, idempotent, async () => {
            if (!startsWithTransaction) await idempotent.replayStored()
            return run(context, deps)
          })
        }),
    })
  }
}

const contextFor = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  idempotent: IdempotentRequest,
): Omit<RequestContext<Endpoint>, keyof ParsedRequest | 'actor' | 'refuse' | 'read'> => ({
  from: {
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    deviceKey: deviceKeyOf(endpoint, request),
  },
  total: (count) =>
    void reply.header('x-total-count', String(count)).header('link', pageLinks(request.url, count)),
  transact: (work, lockName) => idempotent.transact(work, lockName),
  spend: (...spending) => idempotent.spend(...spending),
})

function deviceKeyOf({ device }: Endpoint, { headers }: FastifyRequest): string | null {
  const key = headers['x-device-key']
  if (!device || key === undefined) return null
  if (typeof key === 'string' && DEVICE_KEY.test(key)) return key
  throw new Refusal('invalid-input', { first: 'X-Device-Key has 20 to 200 letters, digits, - or _.' })
}

async function respond(
  reply: FastifyReply,
  endpoint: Endpoint,
  idempotent: IdempotentRequest,
  handle: () => Promise<unknown>,
) {
  try {
    const value = await handle()
    if (value instanceof EncodedReply) return sendEncoded(reply, value)
    if (value instanceof Download) return sendFile(reply, endpoint, value)
    return sendJson(reply, endpoint.status ?? 200, idempotent.encode(value))
  } catch (fault) {
    if (fault instanceof AlreadyAnswered) {
      await idempotent.refund()
      return replayAnswer(reply, fault.answer)
    }
    if (fault instanceof Refusal && PROBLEMS[fault.code].status === 409)
      await idempotent.storeRefusal(problemOf(fault))
    throw fault
  }
}

/** A command with its transaction and its key. */
class IdempotentRequest {
  readonly #deps: Database
  readonly #endpoint: Endpoint
  readonly #key: IdempotencyKey | null
  readonly #spent: [ReportedBudget, string][] = []
  #encoded: { value: unknown; json: string } | null = null

  constructor(deps: Database, endpoint: Endpoint, key: IdempotencyKey | null) {
    this.#deps = deps
    this.#endpoint = endpoint
    this.#key = key
  }

  transact: RequestContext<Endpoint>['transact'] = (work, lockName) => {
    const key = this.#key
    const claimAndWork = async (sql: Sql) => {
      if (!key) return work(sql)
      // the first statements of the work do not wait for the claim; if the claim fails, they are rolled back
      const [claimed, worked] = await Promise.allSettled([claimKey(sql, key), work(sql)])
      if (claimed.status === 'rejected') throw claimed.reason
      if (worked.status === 'rejected') throw worked.reason
      const answer = { status: this.#endpoint.status ?? 200, json: this.encode(worked.value) }
      withCommit(sql, storeAnswer(sql, key, answer))
      return worked.value
    }
    return this.#deps.transact(claimAndWork, lockName)
  }

  spend: RequestContext<Endpoint>['spend'] = async (budget, subject, now) => {
    try {
      await spend(this.#deps.sql, budget, subject, now)
      this.#spent.push([budget, subject])
    } catch (refusal) {
      // a command with a stored answer gets it even when the budget is spent
      await this.replayStored()
      throw refusal
    }
  }

  /** For a repeated command: two at the same moment both spend before either knows of the other. */
  async refund(): Promise<void> {
    for (const [budget, subject] of this.#spent) await refund(this.#deps.sql, budget, subject)
  }

  /** One encoding for the stored answer and the reply. */
  encode(value: unknown): string {
    if (this.#encoded?.value !== value || this.#encoded === null)
      this.#encoded = { value, json: JSON.stringify(encodeReply(this.#endpoint, value)) }
    return this.#encoded.json
  }

  /** Runs first: the state that the command reads may have changed since its first answer. */
  async replayStored(): Promise<void> {
    if (this.#key) await throwStored(this.#deps.sql, this.#key)
  }

  async storeRefusal(problem: { status: number }): Promise<void> {
    if (this.#key) await storeRefusal(this.#deps.sql, this.#key, { status: problem.status, body: problem })
  }
}

function idempotencyKeyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor | null,
  parts: ParsedRequest,
): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (endpoint.method === 'GET' || endpoint.secretReply || !actor || key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH)
    throw new Refusal('invalid-input', { first: `Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.` })
  const file = parts.file && sha256(parts.file)
  return {
    actorId: actor.id,
    key,
    requestHash: requestHash(endpoint.name, parts.params, parts.query, parts.body, file),
  }
}

const sendJson = (reply: FastifyReply, status: number, json: string) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(json)

function sendEncoded(reply: FastifyReply, { bytes, etag }: EncodedReply) {
  reply.header('etag', etag).header('cache-control', 'no-store')
  if (matchesEtag(reply.request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
}

const sendFile = (reply: FastifyReply, { download }: Endpoint, { body, fileName }: Download) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', `${download}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(body)

/** A weak comparison with a list, because proxies change tags. */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => withoutWeakPrefix(candidate.trim()) === withoutWeakPrefix(etag)) ??
  false

const withoutWeakPrefix = (etag: string) => etag.replace(/^W\//, '')

function replayAnswer(reply: FastifyReply, { status, body }: StoredAnswer) {
  reply.header('idempotency-replayed', 'true')
  if (status < 400) return sendJson(reply, status, JSON.stringify(body))
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body))
}
