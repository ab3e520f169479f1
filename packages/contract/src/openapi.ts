import * as z from 'zod'
import { DEVICE_KEY, type Endpoint, paramsOf } from './endpoint.ts'
import { PROBLEMS, type ProblemCode, problemTitle } from './problem.ts'
import type { RawRoute } from './raw-routes.ts'

type Json = Record<string, unknown>

/** The description of the whole API, made from the schemas that check the requests. OpenAPI 3.1. */
export function openApi(
  { endpoints, rawRoutes }: { endpoints: readonly Endpoint[]; rawRoutes: readonly RawRoute[] },
  { version, server }: { version: string; server: string },
): Json {
  const schemas: Json = { Problem: schemaOf(Problem) }
  const paths: Record<string, Json> = {}
  const describe = ({ path, method }: Pick<Endpoint, 'path' | 'method'>, description: Json) => {
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: description }
  }
  for (const endpoint of endpoints) describe(endpoint, operation(endpoint, schemas))
  for (const route of rawRoutes) describe(route, rawOperation(route, schemas))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turnout',
      version,
      description:
        'Sports groups, game days and live matches. A signed-in device may send X-Time-Zone (Europe/London) with any request: in the quiet hours of that zone its person is not notified.',
    },
    servers: [{ url: server }],
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** Only of `second-factor-needed` at a sign-in: what finishSignIn takes. */
  sign_in: z.string().optional(),
})

function operation(endpoint: Endpoint, schemas: Json): Json {
  const status = String(endpoint.status ?? 200)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone' ? {} : { security: securityOf(endpoint) }),
    parameters: [
      ...parameters(paramsOf(endpoint), 'path', schemas),
      ...parameters(endpoint.query, 'query', schemas),
      ...idempotencyKeyHeader(endpoint),
      ...deviceHeader(endpoint),
    ],
    ...(endpoint.body && { requestBody: requestBody(endpoint, endpoint.body, schemas) }),
    responses: {
      [status]: {
        description: endpoint.summary,
        ...(endpoint.paged && { headers: { 'X-Total-Count': { schema: { type: 'integer' } } } }),
        content: {
          [endpoint.download ?? 'application/json']: { schema: hoistDefinitions(endpoint.reply, schemas) },
        },
      },
      ...problemResponses(endpoint.problems),
      default: anyOtherProblem,
    },
  }
}

const rawOperation = (route: RawRoute, schemas: Json): Json => ({
  operationId: route.name,
  summary: route.summary,
  ...(route.access === 'anyone' ? {} : { security: securityOf(route) }),
  parameters: [...parameters(route.params, 'path', schemas), ...parameters(route.query, 'query', schemas)],
  responses: {
    [String(route.status ?? 200)]: {
      description: route.summary,
      ...(route.type && { content: { [route.type]: { schema: { type: 'string' } } } }),
    },
    ...problemResponses(route.problems),
    default: anyOtherProblem,
  },
})

const securityOf = ({ access }: Pick<Endpoint, 'access'>) =>
  access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }]

const idempotencyKeyHeader = ({ method }: Endpoint): Json[] =>
  method === 'GET'
    ? []
    : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]

const deviceHeader = ({ device }: Endpoint): Json[] =>
  device
    ? [
        {
          name: 'X-Device-Key',
          in: 'header',
          required: false,
          description:
            'A secret of your own choice, the same at every call, by which this device is known again.',
          schema: { type: 'string', pattern: DEVICE_KEY.source },
        },
      ]
    : []

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query', schemas: Json): Json[] {
  if (!schema) return []
  const { properties, required = [] } = hoistDefinitions(schema, schemas) as {
    properties: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody(endpoint: Endpoint, body: z.ZodType, schemas: Json): Json {
  const schema = hoistDefinitions(body, schemas)
  const form = endpoint.upload && {
    'multipart/form-data': {
      schema: {
        allOf: [
          schema,
          { type: 'object', properties: { [endpoint.upload]: { type: 'string', format: 'binary' } } },
        ],
      },
    },
  }
  return { required: true, content: { 'application/json': { schema }, ...form } }
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

const anyOtherProblem = { description: 'Any other problem', content: problemContent }

/** One response for each status, with every refusal that has it. */
function problemResponses(codes: readonly ProblemCode[]): Json {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const withStatus = codes.filter((code) => PROBLEMS[code].status === status)
      const sentences = withStatus.map((code) => `${problemTitle(code)}: ${PROBLEMS[code].detail}`)
      return [String(status), { description: sentences.join('\n'), content: problemContent }]
    }),
  )
}

/** The wire is the input side of a codec, for replies too. */
const schemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

/** Named schemas move to components, and every reference follows them there. */
function hoistDefinitions(schema: z.ZodType, schemas: Json): Json {
  const { $defs = {}, $schema, ...rest } = schemaOf(schema) as Json & { $defs?: Json }
  for (const [name, definition] of Object.entries($defs as Json)) schemas[name] = rewriteRefs(definition)
  return rewriteRefs(rest) as Json
}

function rewriteRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteRefs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : rewriteRefs(inner),
    ]),
  )
}
