import type { Endpoint } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import { rawRoutes } from '@turnout/contract/raw-routes'
import { expect, test } from 'vitest'
import { API, api, servedEndpoints } from './app.ts'
import { problemOf } from './platform/http/problems.ts'
import { Refusal } from './platform/http/refusal.ts'
import { createServer } from './platform/http/server.ts'
import { Streams } from './platform/live/streams.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'

const server = sharedServer(async () => {})

const nameOf = ({ name }: Endpoint) => name

test('every endpoint in the contract has exactly one handler', () => {
  expect(servedEndpoints.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(endpoints.map(nameOf).sort())
})

test('the description has every call that is served, at its address, and no other', async () => {
  const document = (await server.app.inject({ url: `${API}/openapi.json` })).json()
  const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
      ),
  )
  const mounted = [...servedEndpoints.map(({ endpoint }) => endpoint), ...rawRoutes].map(
    ({ name, method, path }) => `${name}: ${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.sort()).toEqual(mounted.sort())
  for (const { endpoint } of servedEndpoints)
    expect(server.app.hasRoute({ method: endpoint.method, url: API + endpoint.path }), endpoint.name).toBe(
      true,
    )
  expect([document.openapi, document.servers]).toEqual(['3.1.0', [{ url: API }]])
})

test('every route that is registered under the API is described', async () => {
  const registered = new Set<string>()
  const other = await testServer({}, {}, undefined, async (deps) => {
    const app = createServer({ log: deps.log, trustProxy: false })
    app.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat())
        if (verb !== 'HEAD') registered.add(`${verb} ${url.slice(API.length)}`)
    })
    app.addHook('onClose', () => deps.close())
    await app.register(api(deps, new Streams(deps)), { prefix: API })
    return app
  })
  await other.close()
  const described = [...endpoints, ...rawRoutes].map(({ method, path }) => `${method} ${path}`)
  expect([...registered].sort()).toEqual(described.sort())
})

test('people read the description on a page that works in a strict browser', async () => {
  const page = await server.app.inject({ url: `${API}/docs/`, headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/)
  const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(
    ([, src]) => new URL(src ?? '', `http://x${API}/docs/`),
  )
  expect(scripts.length).toBeGreaterThan(0)
  for (const { pathname } of scripts)
    expect((await server.app.inject({ url: pathname })).statusCode, pathname).toBe(200)
})

test('the type of every problem is a page that explains it', async () => {
  const silent: string[] = []
  for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
    const { type, title } = problemOf(new Refusal(code))
    const page = await server.app.inject({ url: type })
    if (page.statusCode !== 200 || !page.body.includes(`<h1>${title}</h1>`) || page.body.includes('{'))
      silent.push(code)
  }
  expect(silent).toEqual([])
  expect((await server.app.inject({ url: `${API}/docs/problems/constructor` })).statusCode).toBe(404)
})

test('the server reports that it is alive and ready', async () => {
  expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
})
