import { type Endpoint, fillPath, type InputOf, type ReplyOf } from '@turnout/contract/endpoint'
import { deviceKey } from '../device-key.ts'
import { identity } from '../session/identity.ts'
import { toast } from '../toast.ts'
import { reportFailedRequest } from './outage.ts'
import { dropPrefetched, takeParsed, takePrefetched } from './prefetched.ts'
import { NoConnection, ProblemError } from './problem-error.ts'
import { randomId } from './random-id.ts'
import { REQUEST_TIMEOUT_MS, requestHeaders, sendRequest } from './request.ts'

export const API = '/api/v1'

const UPLOAD_TIMEOUT_MS = 120_000

/** From this status on there is an outage: no database, a full disk, or a proxy without its server. */
const OUTAGE = 502

/** The last command until it is answered. After another command the same one again is meant as a new one. */
let unanswered = ''
let lastKey: string
let keptUntil = 0

/** Long enough to find a signal and press again, and too short for the next game to have begun. */
const KEY_LASTS_MS = 3_600_000

/** The same command again keeps its key while no answer has come: the server may have carried it out already. */
export function keyFor(press: string): string {
  if (press !== unanswered || Date.now() > keptUntil) {
    lastKey = randomId()
    keptUntil = Date.now() + KEY_LASTS_MS
  }
  unanswered = press
  return lastKey
}

export type CallOptions = {
  /** The same for every attempt at one command, so that the server counts it once. Random by default. */
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** Ignores prefetched answers, because the answer carries the server's time. */
  fresh?: boolean | undefined
  /** Another session than that of this browser, for a vendor who is signing up. */
  token?: string | undefined
  /** Origin of the server; that of the page by default. */
  origin?: string | undefined
}

/** One page of a list, and the number of all rows (`X-Total-Count`). */
export type Page<T> = { rows: T; total: number }

type RequestParts = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** Always in the same spelling, because prefetched answers are found by it. */
export function requestUrl(endpoint: Endpoint, input: object, origin = ''): string {
  const { params, query } = input as RequestParts
  const filled = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  // URLSearchParams turns numbers into strings
  const search = new URLSearchParams(filled as [string, string][])
  const path = `${origin}${API}${fillPath(endpoint.path, params)}`
  return search.size > 0 ? `${path}?${search}` : path
}

function toFormData(field: string, file: Blob, body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  // last, so that the server has the fields before it reads the picture
  form.append(field, file)
  return form
}

function encodeBody(endpoint: Endpoint, { body, file }: RequestParts, headers: Headers): BodyInit | null {
  if (file && endpoint.upload) return toFormData(endpoint.upload, file, body)
  if (body === undefined) return null
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}

const FILE_NAME = /filename="([^"]+)"/

const decodeBody = async (response: Response): Promise<unknown> => {
  const [, name] = FILE_NAME.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (name && response.ok) return new File([await response.blob()], name)
  try {
    return await response.json()
  } catch (error) {
    // a body that was cut off is a connection error; a complete one that is not JSON is a server fault
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export type Reply = Page<unknown> & { etag: string | null }

/** One request and its answer; null when the caller's ETag is still current. */
export async function exchange(
  endpoint: Endpoint,
  input: object,
  options: CallOptions & { etag?: string | undefined },
): Promise<Reply | null> {
  const parts = input as RequestParts
  const url = requestUrl(endpoint, parts, options.origin)
  // signing in does not use the existing session, so its failure does not end that session
  const token = endpoint.device ? null : (options.token ?? identity.token())
  const isRead = endpoint.method === 'GET'

  const headers = new Headers(requestHeaders(token))
  if (endpoint.device) headers.set('x-device-key', deviceKey())
  if (!isRead) headers.set('idempotency-key', options.key ?? randomId())
  if (options.etag !== undefined) headers.set('if-none-match', options.etag)
  const body = encodeBody(endpoint, parts, headers)

  const timeout = AbortSignal.timeout(parts.file ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  // a command may have changed what was prefetched before it
  if (!isRead) dropPrefetched()
  const prefetched =
    isRead && !options.fresh && options.etag === undefined ? await takePrefetched(url, token) : null
  const { response, reply } = await receive(
    () => prefetched ?? sendRequest(url, { method: endpoint.method, headers, body, signal }),
    options.signal,
  )

  // without a key it is no command; a 5xx may come from a proxy that missed the server's answer
  if (options.key && response.status < 500) unanswered = ''
  if (response.status === 304) return null
  if (!response.ok) {
    if (response.status >= OUTAGE) void reportFailedRequest()
    // only the refused session ends: a new one may have begun meanwhile
    const problem = new ProblemError(response.status, reply, response.headers.get('retry-after'))
    if (response.status === 401 && token && identity.token() === token) {
      identity.signOut()
      toast.failed(problem.message)
    }
    throw problem
  }
  return toReply(endpoint, response, reply)
}

const toReply = (endpoint: Endpoint, { headers }: Response, reply: unknown): Reply => ({
  rows: reply instanceof File ? reply : endpoint.reply.parse(reply),
  total: Number(headers.get('x-total-count') ?? 0),
  etag: headers.get('etag'),
})

/** The answer that was requested before the app started, once, with the time when it came. */
export function prefetchedReply(endpoint: Endpoint, input: object): { reply: Reply; at: number } | null {
  const prefetched = takeParsed(requestUrl(endpoint, input), identity.token())
  if (!prefetched) return null
  try {
    const reply = toReply(endpoint, prefetched.response, prefetched.reply)
    return { reply, at: Date.now() - (performance.now() - prefetched.receivedAt) }
  } catch {
    // a page cannot report it while it renders; the request that follows fails and is reported
    return null
  }
}

async function receive(request: () => Response | Promise<Response>, signal: AbortSignal | undefined) {
  try {
    const response = await request()
    return { response, reply: response.status === 304 ? null : await decodeBody(response) }
  } catch (error) {
    if (signal?.aborted) throw error
    void reportFailedRequest()
    throw new NoConnection(error)
  }
}

/** Throws ProblemError or NoConnection. The reply of a download is a `File`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return (await exchange(endpoint, input, options))?.rows as ReplyOf<E>
}
