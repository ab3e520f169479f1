import { PROBLEMS, type ProblemCode, problemDetail, problemTitle } from '@turnout/contract/problem'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { isCollision, isUnavailable, sqlStateOf } from '../db/sql-state.ts'
import { StorageUnavailable } from '../files/storage.ts'
import { Refusal } from './refusal.ts'

/** The RFC 9457 body, with the errors that a form shows next to its fields. */
export function problemOf(refusal: Refusal) {
  const { status, member }: { status: number; member?: 'sign_in' } = PROBLEMS[refusal.code]
  return {
    type: `/api/v1/docs/problems/${refusal.code}`,
    title: problemTitle(refusal.code),
    status,
    detail: problemDetail(refusal.code, refusal.details),
    ...(refusal.errors.length > 0 && { errors: refusal.errors }),
    ...(member && { [member]: refusal.details[member] }),
  }
}

const sentRefusals = new WeakMap<FastifyReply, ProblemCode>()

/** The problem that was sent, for the metrics. */
export const sentRefusal = (reply: FastifyReply): ProblemCode | undefined => sentRefusals.get(reply)

const FASTIFY_REFUSALS: Record<string, Refusal> = {
  FST_REQ_FILE_TOO_LARGE: new Refusal('image-too-large'),
  FST_FILES_LIMIT: new Refusal('too-large', { limit: 'one file' }),
  FST_FIELDS_LIMIT: new Refusal('too-large', { limit: '30 fields' }),
  FST_PARTS_LIMIT: new Refusal('too-large', { limit: '40 parts' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('unsupported-type'),
  // an id longer than ours is answered like an unknown one
  FST_ERR_MAX_PARAM_LENGTH: new Refusal('not-found'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Refusal('unsupported-type'),
}

/** SQLSTATE classes that are no fault of ours: bad values, a full disk. */
const SQL_REFUSALS: readonly [RegExp, Refusal][] = [
  [/^22/, new Refusal('invalid-input', { first: 'a value has characters or a size that cannot be stored.' })],
  [/^53100/, new Refusal('disk-full')],
]

/** For daily limits: an hourly retry is soon enough. */
const ONE_HOUR_S = 3_600

export const MAX_BODY_BYTES = 64 * 1024

/** Maps an error to a refusal. An unexpected error is one constant sentence; the log has the details. */
export function refusalOf(
  error: unknown,
  log: FastifyBaseLogger,
  bodyLimit: number = MAX_BODY_BYTES,
): Refusal {
  if (error instanceof Refusal) return error
  // first, because its text looks like that of an unavailable database
  if (error instanceof StorageUnavailable) {
    log.warn({ reason: error.message }, 'the store of the pictures does not answer')
    return new Refusal('pictures-away')
  }
  const known = knownFault(error, bodyLimit)
  if (known) return known
  log.error({ err: error }, 'unexpected fault')
  return new Refusal('unexpected')
}

function knownFault(error: unknown, bodyLimit: number): Refusal | undefined {
  if (isUnavailable(error) || isCollision(error)) return new Refusal('busy')
  const state = sqlStateOf(error)
  const sql = state && SQL_REFUSALS.find(([pattern]) => pattern.test(state))
  if (sql) return sql[1]
  if (!(error instanceof Error)) return undefined
  const fault = error as Error & { code?: string; statusCode?: number; cause?: unknown }
  if (fault.code && FASTIFY_REFUSALS[fault.code]) return FASTIFY_REFUSALS[fault.code]
  if (fault.statusCode === 413) return new Refusal('too-large', { limit: `${bodyLimit / 1024} kB` })
  if (fault.statusCode && fault.statusCode >= 400 && fault.statusCode < 500)
    return new Refusal('malformed-request')
  return undefined
}

/** Commands that wait on a phone are retried after these problems. */
const RETRY_AFTER_S: Partial<Record<ProblemCode, number>> = { busy: 2, 'disk-full': 5 }

export function sendProblem(reply: FastifyReply, refusal: Refusal) {
  sentRefusals.set(reply, refusal.code)
  const problem = problemOf(refusal)
  const byStatus = problem.status === 429 ? ONE_HOUR_S : undefined
  const seconds = refusal.details.seconds ?? RETRY_AFTER_S[refusal.code] ?? byStatus
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.status < 500 ? problem : { ...problem, request_id: reply.request.id }))
}
