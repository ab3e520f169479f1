export interface FetchedBytes {
  status: number
  headers: Headers
  bytes: Buffer
}

export type FetchLimits = { timeoutMs: number; maxBytes: number }

/** An error response of the service, with its status. */
export class ServiceError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The map service answered ${status}.`)
    this.status = status
  }
}

/** One request to a map service, with a timeout, a size limit and no redirects. */
export async function fetchBytes(
  url: string,
  { timeoutMs, maxBytes }: FetchLimits,
  init: RequestInit = {},
): Promise<FetchedBytes> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  // 304 answers a conditional request
  if (!response.ok && response.status !== 304) {
    await response.body?.cancel()
    throw new ServiceError(response.status)
  }
  return {
    status: response.status,
    headers: response.headers,
    bytes: await readBytes(response, maxBytes),
  }
}

async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // leaving the loop early ends the transfer
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new Error('The map service sent more than any answer needs.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Names the program and gives a contact, as the public services require. */
export const userAgent = (contact: string): string => `Turnout/0.1.0 (${contact})`
