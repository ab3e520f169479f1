import { expect, test } from 'vitest'
import { fillPath } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApi } from './openapi.ts'
import { PROBLEMS, type ProblemCode, problemDetail, problemTitle } from './problem.ts'
import { rawRoutes } from './raw-routes.ts'

const document = JSON.parse(
  JSON.stringify(openApi({ endpoints, rawRoutes }, { version: '1.2.3', server: '/api/v1' })),
)

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
  security?: object[]
}

const operations: [string, string, Operation][] = Object.entries<Record<string, Operation>>(
  document.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
    path,
    method,
    operation,
  ]),
)

const operationOf = (name: string) => operations.find(([, , { operationId }]) => operationId === name)

function* valuesOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* valuesOf(inner)
}

test('every endpoint is described exactly once, under its own method and path', () => {
  const routes = [...endpoints, ...rawRoutes]
  expect(operations.map(([, , { operationId }]) => operationId).sort()).toEqual(
    routes.map(({ name }) => name).sort(),
  )
  for (const { name, method, path } of routes)
    expect(operationOf(name)?.slice(0, 2)).toEqual([path.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()])
})

test('no two endpoints share a name or a path', () => {
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
})

test('every reference leads somewhere within the document', () => {
  const references = [...valuesOf(document)].flatMap((value) => ('$ref' in value ? [String(value.$ref)] : []))
  expect(references.length).toBeGreaterThan(10)
  const broken = references.filter((reference) => {
    const steps = reference.split('/').slice(1)
    return !reference.startsWith('#/') || steps.reduce((at, step) => at?.[step], document) === undefined
  })
  expect(broken).toEqual([])
})

test('the document has its title and version, and nothing that OpenAPI 3.1 does not define', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Turnout', version: '1.2.3' } })
  for (const value of valuesOf(document)) expect(value).not.toHaveProperty('$defs')
  for (const value of valuesOf(document.paths)) expect(value).not.toHaveProperty('$schema')
})

test('every placeholder of a path is a parameter, and every parameter of a path is in it', () => {
  for (const [path, , { parameters }] of operations) {
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = parameters.filter((parameter) => parameter.in === 'path')
    expect(described.map(({ name }) => name).sort()).toEqual(placeholders.sort())
    expect(described.every(({ required }) => required)).toBe(true)
  }
})

test('every refusal that a call names is described under its status, with its sentence', () => {
  for (const { name, problems } of [...endpoints, ...rawRoutes])
    for (const code of problems) {
      const response = operationOf(name)?.[2].responses[PROBLEMS[code].status]
      expect(response?.description).toContain(PROBLEMS[code].detail)
      expect(response?.content).toHaveProperty('application/problem+json')
    }
})

test('commands take an Idempotency-Key and queries do not', () => {
  for (const { name, method } of endpoints)
    expect(operationOf(name)?.[2].parameters.some((parameter) => parameter.name === 'Idempotency-Key')).toBe(
      method !== 'GET',
    )
})

test('an endpoint that needs a session says so', () => {
  for (const { name, access } of endpoints) {
    const described = operationOf(name)?.[2].security
    const expected = { anyone: undefined, optional: [{}, { bearer: [] }] }[access as string]
    expect(described).toEqual(access in { anyone: 1, optional: 1 } ? expected : [{ bearer: [] }])
  }
})

test('a group is made and changed by JSON or by a form with its picture', () => {
  for (const name of ['createGroup', 'updateGroup'])
    expect(Object.keys(operationOf(name)?.[2].requestBody?.content ?? {})).toEqual([
      'application/json',
      'multipart/form-data',
    ])
})

test('every refusal is a sentence fit to be shown, with all its blanks filled or gone', () => {
  for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
    expect(PROBLEMS[code].status).toBeGreaterThanOrEqual(400)
    expect(problemTitle(code)).toMatch(/^[A-Z][a-z- A-Z]+$/)
    expect(problemDetail(code)).not.toMatch(/[{}]|undefined/)
    expect(problemDetail(code).length).toBeGreaterThan(8)
  }
  expect(problemDetail('team-full', { room: 2 })).toBe('There is room for 2 more in this team.')
})

test('a path is filled with its parameters, each of them escaped', () => {
  expect(fillPath('/sport-groups/:groupId/members/:memberId', { groupId: 'a', memberId: 'b/../c' })).toBe(
    '/sport-groups/a/members/b%2F..%2Fc',
  )
})
