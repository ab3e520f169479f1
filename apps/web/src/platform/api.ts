import { type Endpoint, fillPath, type InputOf, type ReplyOf } from '@turnout/contract/endpoint'
import { askedAhead, dropAsked, readAhead } from './asked-ahead.ts'
import { ask, headersFor, PATIENCE_MS } from './asking.ts'
import { deviceKey } from './device-key.ts'
import { identity } from './identity.ts'
import { NoConnection, ProblemError } from './problem-error.ts'
import { randomId } from './random-id.ts'
import { toast } from './toast.ts'

export const API = '/api/v1'

/** A picture may take its time. */
const PATIENCE_WITH_FILE_MS = 120_000

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

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; file?: Blob }

const partsOf = (input: object): Parts => input as Parts

// Signing in badly is no reason to sign somebody out.
const OPEN_DOORS: ReadonlySet<string> = new Set([
  'login',
  'exchangeSignInCode',
  'register',
  'activate',
  'finishActivation',
])

/** Where a call goes, in one spelling: an answer that was asked for ahead is known by it. */
export function urlOf(endpoint: Endpoint, input: object, origin = ''): string {
  const { params, query } = partsOf(input)
  const said = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)]))
  const path = `${origin}${API}${fillPath(endpoint.path, params)}`
  return search.size > 0 ? `${path}?${search}` : path
}

function formOf(field: string, file: Blob, body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  // last, so that the server knows the fields before it reads the picture
  form.append(field, file)
  return form
}

function requestOf(endpoint: Endpoint, { body, file }: Parts, headers: Headers): BodyInit | null {
  if (file && endpoint.upload) return formOf(endpoint.upload, file, body)
  if (body === undefined) return null
  headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}

const FILE_NAME = /filename="([^"]+)"/

/** A file is taken as it is, under the name that it brings; everything else is JSON. */
const bodyOf = async (response: Response): Promise<unknown> => {
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

type Remembered = { etag: string; said: Page<unknown> }

/** Answers by address, for `If-None-Match`: with `no-store` the browser keeps none itself. */
const remembered = new Map<string, Remembered>()
const REMEMBERED_AT_MOST = 40

export const forgetAnswers = (): void => remembered.clear()

/** Only what the server has given a tag to can be asked about by it. */
function remember(url: string, { headers }: Response, said: Page<unknown>): void {
  const etag = headers.get('etag')
  if (!etag) return
  remembered.delete(url)
  remembered.set(url, { etag, said })
  const oldest = remembered.keys().next()
  if (remembered.size > REMEMBERED_AT_MOST && !oldest.done) remembered.delete(oldest.value)
}

async function exchange(endpoint: Endpoint, input: object, options: CallOptions): Promise<Page<unknown>> {
  const parts = partsOf(input)
  const url = urlOf(endpoint, parts, options.origin)
  const token = options.token ?? identity.token()
  const isRead = endpoint.method === 'GET'
  const before = isRead && !options.fresh ? remembered.get(url) : undefined

  const headers = new Headers(headersFor(OPEN_DOORS.has(endpoint.name) ? null : token))
  if (endpoint.device) headers.set('x-device-key', deviceKey())
  if (!isRead) headers.set('idempotency-key', options.key ?? randomId())
  if (before) headers.set('if-none-match', before.etag)
  const body = requestOf(endpoint, parts, headers)

  const patience = AbortSignal.timeout(parts.file ? PATIENCE_WITH_FILE_MS : PATIENCE_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience
  // what somebody has done may have changed what was said before
  if (!isRead) dropAsked()
  const ahead = isRead && !options.fresh && !before ? await askedAhead(url, token) : null
  const { response, said } = await reach(
    () => ahead ?? ask(url, { method: endpoint.method, headers, body, signal }),
    options.signal,
  )

  if (response.status === 304 && before) return before.said
  if (!response.ok) {
    // Only the session that was refused ends: somebody may have signed in anew meanwhile.
    const problem = new ProblemError(response.status, said, response.headers.get('retry-after'))
    const isOver = response.status === 401 && token !== null && !OPEN_DOORS.has(endpoint.name)
    if (isOver && identity.token() === token) {
      identity.signOut()
      toast.failed(problem.message)
    }
    throw problem
  }
  const page = pageOf(endpoint, response, said)
  if (isRead && !options.fresh && identity.token() === token) remember(url, response, page)
  return page
}

const pageOf = (endpoint: Endpoint, { headers }: Response, said: unknown): Page<unknown> => ({
  rows: said instanceof File ? said : endpoint.reply.parse(said),
  total: Number(headers.get('x-total-count') ?? 0),
})

/** What was asked for before the app had come and is here by now, once, and when it came by the time of day. */
export function saidAhead(endpoint: Endpoint, input: object): { page: Page<unknown>; at: number } | null {
  const url = urlOf(endpoint, input)
  const ahead = readAhead(url, identity.token())
  if (!ahead) return null
  try {
    const page = pageOf(endpoint, ahead.response, ahead.said)
    remember(url, ahead.response, page)
    return { page, at: Date.now() - (performance.now() - ahead.at) }
  } catch {
    // a page that is being drawn cannot say what is wrong with it; whoever asks hears it and can
    return null
  }
}

async function reach(answer: () => Response | Promise<Response>, given: AbortSignal | undefined) {
  try {
    const response = await answer()
    return { response, said: response.status === 304 ? null : await bodyOf(response) }
  } catch (error) {
    if (given?.aborted) throw error
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
