import type * as z from 'zod'

const TIMEOUT_MS = 2_500
/** Six places are a few kilobytes; whoever sends more is not the service we know. */
const MAX_BYTES = 256 * 1024

/** One call to a map service: in time, without following it elsewhere, and understood (docs/security.md B8). */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  init: RequestInit = {},
): Promise<z.output<S>> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The map service answered ${response.status}.`)
  }
  return schema.parse(JSON.parse(await readText(response)))
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // leaving the loop early ends the transfer
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('The map service sent more than any answer needs.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Who is asking, with somewhere to complain to, as the public services ask for. */
export const userAgent = (contact: string): string => `Turnout/0.1.0 (${contact})`

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what we drop
const CONTROLS = /[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu

/** A stranger's words as our forms take them. */
export const cleanText = (text: string, maxLength: number): string =>
  text.normalize('NFC').replaceAll(CONTROLS, ' ').replaceAll(/ +/g, ' ').trim().slice(0, maxLength).trim()
