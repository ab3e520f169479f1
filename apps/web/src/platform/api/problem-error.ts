import type { ProblemCode } from '@turnout/contract/problem'
import { failures } from '../texts.ts'

export type FieldError = { field: string; message: string }

const CODE_IN_TYPE = /([a-z0-9-]+)\/?$/

const nonEmptyString = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

// the code is taken as the server sends it: pages only compare it, and a list of all codes is long
const codeOf = (type: string | null): ProblemCode | 'unknown' =>
  (type?.match(CODE_IN_TYPE)?.[1] as ProblemCode | undefined) ?? 'unknown'

const textForStatus = (status: number): string | null => {
  if (status === 401) return failures.notSignedIn
  if (status === 403) return failures.denied
  if (status === 404) return failures.notFound
  return status >= 500 ? failures.server : null
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string'

/** A refusal by the server: its code, and a sentence for the person. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode | 'unknown'
  readonly status: number
  /** The server's own sentence, else that of the status; null when neither is known. */
  readonly detail: string | null
  readonly errors: readonly FieldError[]
  /** The pending sign-in that a second factor completes. */
  readonly pendingSignIn: string | null
  /** How long the server asks us to wait before the next attempt. */
  readonly retryAfterMs: number | null

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
    const detail = nonEmptyString(problem.detail) ?? nonEmptyString(problem.message) ?? textForStatus(status)
    super(detail ?? failures.unexpected)
    this.status = status
    this.detail = detail
    this.code = codeOf(nonEmptyString(problem.type))
    this.pendingSignIn = nonEmptyString(problem.sign_in)
    this.errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : []
    this.retryAfterMs = retryAfter && Number(retryAfter) >= 0 ? Number(retryAfter) * 1000 : null
  }
}

/** No answer: no signal, no server, or a timeout. Whether the server received the request is not known. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
  constructor(cause?: unknown) {
    super(failures.noConnection, { cause })
  }
}

export const isProblem = (error: unknown, ...codes: ProblemCode[]): error is ProblemError =>
  error instanceof ProblemError && (codes.length === 0 || codes.some((code) => code === error.code))

/** A slow connection, a busy or failing server, or none at all: the same request may succeed in a moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NoConnection ||
  (error instanceof ProblemError && ([408, 429].includes(error.status) || error.status >= 500))

/** The message of each browser. */
const CHUNK_LOAD_MESSAGES =
  /^(failed to fetch|error loading) dynamically imported|^importing a module script|^unable to preload/i

/** A chunk of this build is gone or cannot be fetched now: a retry would fail the same way, a reload does not. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && CHUNK_LOAD_MESSAGES.test(error.message))

/** The same without a signal, when the reload has to wait. */
export class ChunkLoadError extends Error {
  override readonly name = 'LostCode'
  constructor(cause: unknown) {
    super(failures.missingCode, { cause })
  }
}

/** The sentence for the person: the server's detail, else its message, else our own text for this action. */
export function errorText(error: unknown, failed: string = failures.unexpected): string {
  if (error instanceof ProblemError) return error.detail ?? failed
  if (isChunkLoadError(error)) return failures.missingCode
  if (!(error instanceof NoConnection)) return failed
  if (failed === failures.unexpected) return failures.noConnection
  return `${failed.replace(/\.$/, '')}. ${failures.noConnection}`
}

/** The reason under content that could not be loaded: why there is nothing to show, not even stored data. */
export function loadFailureReason(error: unknown): string | null {
  if (error instanceof NoConnection) return failures.notStored
  if (isChunkLoadError(error)) return failures.missingCode
  return isProblem(error) ? error.detail : null
}
