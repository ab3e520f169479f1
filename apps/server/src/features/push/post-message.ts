import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup } from './public-lookup.ts'

const TIMEOUT_MS = 10_000

export interface PushRequest {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

export interface PushResponse {
  status: number
  retryAfterMs: number
}

interface PostOptions {
  mayBePrivate: boolean
  timeoutMs?: number
}

/** One request to a push service, with a timeout and no redirects. The body of the response is ignored. */
export function postMessage(message: PushRequest, postOptions: PostOptions): Promise<PushResponse> {
  const { endpoint, headers, body } = message
  const { mayBePrivate, timeoutMs = TIMEOUT_MS } = postOptions
  const url = new URL(endpoint)
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(timeoutMs),
    ...(!mayBePrivate && { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      response.on('error', () => {}).resume()
      resolve({ status: response.statusCode ?? 0, retryAfterMs: retryAfterMs(response) })
    }
    const request =
      url.protocol === 'https:'
        ? requestHttps(url, options, onResponse)
        : requestHttp(url, options, onResponse)
    request.on('error', (error: NodeJS.ErrnoException) => {
      // a service may close an idle connection; it did not read a request that was sent on it, so this one is repeated
      const wasClosed = request.reusedSocket && error.code === 'ECONNRESET'
      if (wasClosed) resolve(postMessage(message, postOptions))
      else reject(error)
    })
    request.end(body)
  })
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs({ headers }: IncomingMessage): number {
  const value = headers['retry-after'] ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return ms > 0 ? ms : 0
}
