import { type Endpoint, fillPath, type InputOf, type ReplyOf } from '@turnout/contract/endpoint'
import { deviceKey } from '../device-key.ts'
import { identity } from '../session/identity.ts'
import { toast } from '../toast.ts'
import { dropPrefetched, takeParsed, takePrefetched } from './prefetched.ts'
import { NoConnection, ProblemError } from './problem-error.ts'
import { randomId } from './random-id.ts'
import { REQUEST_TIMEOUT_MS, requestHeaders, sendRequest } from './request.ts'

export const API = '/api/v1'

/** A picture may take its time. */
const UPLOAD_TIMEOUT_MS = 120_000

export type CallOptions = {
  /** The same key for every try of one press, so that it counts once. Made up when missing. */
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** Asks without `If-None-Match`, for answers that carry the server's own time. */
  fresh?: boolean | undefined
  /** Somebody else's session than that of this browser: a vendor who is only just signing up. */
  token?: string | undefined
  /** Where the server is; the page's own by default. */
  origin?: string | undefined
}

/** A bare list and how many there are in all (`X-Total-Count`). */
export type Page<T> = { rows: T; total: number }

type RequestParts = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

const requestParts = (input: object): RequestParts => input as RequestParts

// Signing in badly is no reason to sign somebody out.
const SIGN_IN_ENDPOINTS: ReadonlySet<string> = new Set([
  'login',
  'exchangeSignInCode',
  'register',
  'activate',
  'finishActivation',
])

/** Where a call goes, in one spelling: an answer that was asked for ahead is known by it. */
export function requestUrl(endpoint: Endpoint, input: object, origin = ''): string {
  const { params, query } = requestParts(input)
  const filled = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(filled.map(([name, value]): [string, string] => [name, String(value)]))
  const path = `${origin}${API}${fillPath(endpoint.path, params)}`
  return search.size > 0 ? `${path}?${search}` : path
}

function toFormData(field: string, file: Blob, body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  // last, so that the server knows the fields before it reads the picture
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

/** A file is taken as it is, under the name that it brings; everything else is JSON. */
const decodeBody = async (response: Response): Promise<unknown> => {
  const [, name] = FILE_NAME.exec(response.headers.get('content-disposition') ?? '') ?? []
  if (name && response.ok) return new File([await response.blob()], name)
  try {
    return await response.json()
  } catch (error) {
    // cut off on the way is no connection; complete but unreadable is the server's fault
    if (error instanceof SyntaxError) return null
    throw error
  }
}

type CachedReply = { etag: string; page: Page<unknown> }

/** Answers by address, for `If-None-Match`: with `no-store` the browser keeps none itself. */
const cachedReplies = new Map<string, CachedReply>()
const MAX_CACHED_REPLIES = 40

export const clearReplyCache = (): void => cachedReplies.clear()

/** Only what the server has given a tag to can be asked about by it. */
function cacheReply(url: string, { headers }: Response, page: Page<unknown>): void {
  const etag = headers.get('etag')
  if (!etag) return
  cachedReplies.delete(url)
  cachedReplies.set(url, { etag, page })
  const oldest = cachedReplies.keys().next()
  if (cachedReplies.size > MAX_CACHED_REPLIES && !oldest.done) cachedReplies.delete(oldest.value)
}

async function exchange(endpoint: Endpoint, input: object, options: CallOptions): Promise<Page<unknown>> {
  const parts = requestParts(input)
  const url = requestUrl(endpoint, parts, options.origin)
  const token = options.token ?? identity.token()
  const isRead = endpoint.method === 'GET'
  const cached = isRead && !options.fresh ? cachedReplies.get(url) : undefined

  const headers = new Headers(requestHeaders(SIGN_IN_ENDPOINTS.has(endpoint.name) ? null : token))
  if (endpoint.device) headers.set('x-device-key', deviceKey())
  if (!isRead) headers.set('idempotency-key', options.key ?? randomId())
  if (cached) headers.set('if-none-match', cached.etag)
  const body = encodeBody(endpoint, parts, headers)

  const timeout = AbortSignal.timeout(parts.file ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  // what somebody has done may have changed what was said before
  if (!isRead) dropPrefetched()
  const prefetched = isRead && !options.fresh && !cached ? await takePrefetched(url, token) : null
  const { response, reply } = await receive(
    () => prefetched ?? sendRequest(url, { method: endpoint.method, headers, body, signal }),
    options.signal,
  )

  if (response.status === 304 && cached) return cached.page
  if (!response.ok) {
    // Only the session that was refused ends: somebody may have signed in anew meanwhile.
    const problem = new ProblemError(response.status, reply, response.headers.get('retry-after'))
    const isSessionOver = response.status === 401 && token !== null && !SIGN_IN_ENDPOINTS.has(endpoint.name)
    if (isSessionOver && identity.token() === token) {
      identity.signOut()
      toast.failed(problem.message)
    }
    throw problem
  }
  const page = toPage(endpoint, response, reply)
  if (isRead && !options.fresh && identity.token() === token) cacheReply(url, response, page)
  return page
}

const toPage = (endpoint: Endpoint, { headers }: Response, reply: unknown): Page<unknown> => ({
  rows: reply instanceof File ? reply : endpoint.reply.parse(reply),
  total: Number(headers.get('x-total-count') ?? 0),
})

/** What was asked for before the app had come and is here by now, once, and when it came by the time of day. */
export function prefetchedPage(
  endpoint: Endpoint,
  input: object,
): { page: Page<unknown>; at: number } | null {
  const url = requestUrl(endpoint, input)
  const prefetched = takeParsed(url, identity.token())
  if (!prefetched) return null
  try {
    const page = toPage(endpoint, prefetched.response, prefetched.reply)
    cacheReply(url, prefetched.response, page)
    return { page, at: Date.now() - (performance.now() - prefetched.receivedAt) }
  } catch {
    // a page that is being drawn cannot say what is wrong with it; whoever asks hears it and can
    return null
  }
}

async function receive(request: () => Response | Promise<Response>, signal: AbortSignal | undefined) {
  try {
    const response = await request()
    return { response, reply: response.status === 304 ? null : await decodeBody(response) }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NoConnection(error)
  }
}

/** Asks the server for what the endpoint promises; throws ProblemError or NoConnection. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return (await exchange(endpoint, input, options)).rows as ReplyOf<E>
}

/** The same for a list that comes in pages, with the total beside it. */
export async function callPage<E extends Endpoint & { paged: true }>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Page<ReplyOf<E>>> {
  return (await exchange(endpoint, input, options)) as Page<ReplyOf<E>>
}

/** A file that the endpoint promises for saving, unread. */
export async function callFile<E extends Endpoint & { download: string }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<File> {
  const { rows } = await exchange(endpoint, input, {})
  if (rows instanceof File) return rows
  throw new Error(`${endpoint.name} promised a file and sent none.`)
}
