import type { Endpoint } from '@turnout/contract/endpoint'
import { PROBLEMS } from '@turnout/contract/problem'
import { fromForm } from '@turnout/contract/wire/form'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { describeIssue } from './describe-issue.ts'
import { Refusal } from './refusal.ts'

export interface ParsedRequest {
  params: unknown
  query: unknown
  body: unknown
  file: Buffer | null
}

/** The parsed request, or a refusal that names what is wrong. */
export async function parseRequest(
  endpoint: Endpoint,
  paramsSchema: z.ZodType | undefined,
  request: FastifyRequest,
): Promise<ParsedRequest> {
  const params = paramsSchema?.safeParse(request.params)
  // an invalid id is answered like an unknown one
  if (params && !params.success) throw new Refusal(notFoundProblem(endpoint))
  const query = endpoint.query && parseOrRefuse(endpoint.query, request.query)
  if (!endpoint.body) return { params: params?.data, query, body: undefined, file: null }
  const { input, file } = request.isMultipart()
    ? await readForm(endpoint, request)
    : { input: request.body, file: null }
  return { params: params?.data, query, body: parseOrRefuse(endpoint.body, input), file }
}

const notFoundProblem = (endpoint: Endpoint) =>
  endpoint.problems.find((code) => PROBLEMS[code].status === 404) ?? 'not-found'

function parseOrRefuse(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input ?? {}, { error: describeIssue })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const first = errors[0]
  throw new Refusal('invalid-input', { first: first ? describeError(first) : '' }, errors)
}

const describeError = ({ field, message }: { field: string; message: string }) =>
  field ? `${field}: ${message}` : message

async function readForm(endpoint: Endpoint, request: FastifyRequest) {
  if (!endpoint.upload || !endpoint.body) throw new Refusal('unsupported-type')
  // a connection that broke while the form waited reports no error later
  if (request.raw.destroyed) throw new Refusal('incomplete-form')
  const { fields, file } = await readFormParts(endpoint.upload, request).catch(refuseBrokenForm)
  return { input: fromForm(endpoint.body, Object.fromEntries(fields)), file }
}

async function readFormParts(upload: string, request: FastifyRequest) {
  const fields = new Map<string, string>()
  let file: Buffer | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === upload) file = await part.toBuffer()
    else throw new Refusal('invalid-input', { first: `${part.fieldname}: no file is expected here.` })
  }
  // browsers send an empty part for a file field without a file
  return { fields, file: file?.length ? file : null }
}

const BROKEN_OFF = /terminated early|Unexpected end of multipart|premature close/i

/** The parser throws bare Errors for a broken form, which would look like a fault of ours. */
function refuseBrokenForm(fault: unknown): never {
  const { message, code } = fault as { message?: string; code?: string }
  if (code === 'FST_MP_PREMATURE_CLOSE' || BROKEN_OFF.test(message ?? ''))
    throw new Refusal('incomplete-form')
  const isKnown = fault instanceof Error && 'statusCode' in fault
  throw isKnown || fault instanceof Refusal ? fault : new Refusal('malformed-request')
}

export const encodeReply = (endpoint: Endpoint, value: unknown): unknown => z.encode(endpoint.reply, value)
