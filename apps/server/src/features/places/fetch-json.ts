import type * as z from 'zod'
import { fetchBytes } from './fetch-bytes.ts'

/** Six places are a few kilobytes. */
const LIMITS = { timeoutMs: 2_500, maxBytes: 256 * 1024 }

export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  init: RequestInit = {},
): Promise<z.output<S>> {
  const { bytes } = await fetchBytes(url, LIMITS, init)
  return schema.parse(JSON.parse(bytes.toString('utf8')))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what we drop
const CONTROLS = /[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu

/** Text of another service, in the form that our own fields accept. */
export const cleanText = (text: string, maxLength: number): string =>
  text.normalize('NFC').replaceAll(CONTROLS, ' ').replaceAll(/ +/g, ' ').trim().slice(0, maxLength).trim()
