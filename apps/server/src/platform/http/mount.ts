import { DEVICE_KEY, type Endpoint } from '@turnout/contract/endpoint'
import { PROBLEMS } from '@turnout/contract/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Actor, Identify } from './actor.ts'
import { actorOf, authenticate } from './authenticate.ts'
import { type Call, Download, Prepared, type Served } from './handle.ts'
import {
  type Answer,
  AnsweredBefore,
  answerTo,
  claimKey,
  type Key,
  keepAnswer,
  keepRefusal,
  MAX_KEY_LENGTH,
  requestHash,
} from './idempotency.ts'
import { pageLinks } from './page-links.ts'
import { encodeReply, type Parts, understand } from './parse.ts'
import { problemOf } from './problems.ts'
import { Refusal, refuse } from './refusal.ts'

export interface MountDeps extends Database {
  identify: Identify
}

/** Gives every promise its route: who is it, what did they say, what happens, what is answered. */
export function mount<D extends MountDeps>(
  app: FastifyInstance,
  deps: D,
  served: readonly Served<D>[],
): void {
  for (const { endpoint, serve } of served) {
    const handler = serve(deps)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: endpoint.name },
      // before the body is read: a stranger's body is not worth reading
      onRequest: async (request) => {
        await authenticate(endpoint, request, deps.identify)
      },
      handler: async (request, reply) => {
        const actor = actorOf(request)
        const parts = await understand(endpoint, request)
        const press = new Press(deps, endpoint, keyOf(endpoint, request, actor, parts))
        const call = { ...parts, ...callFor(endpoint, request, reply, press), actor, refuse }
        return answer(reply, endpoint, press, () => handler(call))
      },
    })
  }
}

const callFor = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  press: Press,
): Omit<Call<Endpoint>, keyof Parts | 'actor' | 'refuse'> => ({
  from: {
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    deviceKey: deviceKeyOf(endpoint, request),
  },
  total: (count) =>
    void reply.header('x-total-count', String(count)).header('link', pageLinks(request.url, count)),
  transact: (work) => press.transact(work),
  afterCommit: (tell) => void press.tellers.push(tell),
})

function deviceKeyOf({ device }: Endpoint, { headers }: FastifyRequest): string | null {
  const key = headers['x-device-key']
  if (!device || key === undefined) return null
  if (typeof key === 'string' && DEVICE_KEY.test(key)) return key
  throw new Refusal('invalid-input', { first: 'X-Device-Key has 20 to 200 letters, digits, - or _.' })
}

async function answer(reply: FastifyReply, endpoint: Endpoint, press: Press, act: () => Promise<unknown>) {
  try {
    const before = await press.answeredBefore()
    if (before) return replay(reply, before)
    const value = await act()
    press.tell()
    if (value instanceof Prepared) return sendPrepared(reply, value)
    if (value instanceof Download) return sendFile(reply, endpoint, value)
    return send(reply, { status: endpoint.status ?? 200, body: encodeReply(endpoint, value) })
  } catch (fault) {
    if (fault instanceof AnsweredBefore) return replay(reply, fault.answer)
    if (fault instanceof Refusal && PROBLEMS[fault.code].status === 409)
      await press.keepRefusal(problemOf(fault))
    throw fault
  }
}

/** One press of a button: its transaction, its key, and whom to tell afterwards. */
class Press {
  readonly tellers: (() => void)[] = []
  readonly #deps: Database
  readonly #endpoint: Endpoint
  readonly #key: Key | null

  constructor(deps: Database, endpoint: Endpoint, key: Key | null) {
    this.#deps = deps
    this.#endpoint = endpoint
    this.#key = key
  }

  transact: Call<Endpoint>['transact'] = (work) => {
    const key = this.#key
    return this.#deps.transact(async (sql) => {
      // a transaction that is tried again tells only what its last attempt said
      this.tellers.length = 0
      if (key) await claimKey(sql, key)
      const value = await work(sql)
      if (key)
        await keepAnswer(sql, key, {
          status: this.#endpoint.status ?? 200,
          body: encodeReply(this.#endpoint, value),
        })
      return value
    })
  }

  /** Asked before anything else of the press happens: what is looked at first may have changed since. */
  async answeredBefore(): Promise<Answer | null> {
    return this.#key && answerTo(this.#deps.sql, this.#key)
  }

  tell(): void {
    for (const tell of this.tellers) tell()
  }

  async keepRefusal(problem: { status: number }): Promise<void> {
    if (this.#key) await keepRefusal(this.#deps.sql, this.#key, { status: problem.status, body: problem })
  }
}

function keyOf(endpoint: Endpoint, request: FastifyRequest, actor: Actor | null, parts: Parts): Key | null {
  const key = request.headers['idempotency-key']
  if (endpoint.method === 'GET' || endpoint.secretReply || !actor || key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH)
    throw new Refusal('invalid-input', { first: `Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.` })
  const file = parts.file ? requestHash(parts.file.toString('base64')) : null
  return {
    actorId: actor.id,
    key,
    requestHash: requestHash(endpoint.name, parts.params, parts.query, parts.body, file),
  }
}

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body))

function sendPrepared(reply: FastifyReply, { bytes, etag }: Prepared) {
  reply.header('etag', etag).header('cache-control', 'no-store')
  if (knows(reply.request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes)
}

const sendFile = (reply: FastifyReply, { download }: Endpoint, { body, fileName }: Download) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', `${download}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(body)

/** Compared weakly and from a list, as proxies make of a tag what they like. */
const knows = (said: string | undefined, etag: string): boolean =>
  said?.split(',').some((one) => bare(one.trim()) === bare(etag)) ?? false

const bare = (etag: string) => etag.replace(/^W\//, '')

function replay(reply: FastifyReply, { status, body }: Answer) {
  reply.header('idempotency-replayed', 'true')
  if (status < 400) return send(reply, { status, body })
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body))
}
