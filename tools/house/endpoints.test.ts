import { endpoints } from '@turnout/contract/endpoints'
import { expect, test } from 'vitest'
import { servedEndpoints } from '../../apps/server/src/app.ts'
import { handlerFile } from './file-names.ts'
import { sourceFiles } from './source-files.ts'

/** `/groups/:groupId` and `/groups/:id` are the same address for a caller. */
const place = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/:\w+/g, ':')}`

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('this test finds the endpoints', () => {
  expect(endpoints.length).toBeGreaterThan(40)
})

test('every endpoint in the contract has exactly one handler', () => {
  expect(servedEndpoints.map(({ endpoint }) => endpoint.name).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  )
})

test('a handler is bound to the endpoint itself and not to a copy of it', () => {
  expect(
    servedEndpoints
      .filter(({ endpoint }) => !endpoints.includes(endpoint))
      .map(({ endpoint }) => endpoint.name),
  ).toEqual([])
})

test('no two endpoints share a name', () => {
  expect(twice(endpoints.map(({ name }) => name))).toEqual([])
})

test('no two endpoints have the same method and path', () => {
  expect(twice(endpoints.map(place))).toEqual([])
  expect(place({ method: 'GET', path: '/a/:id/b' })).toBe(place({ method: 'GET', path: '/a/:groupId/b' }))
})

test('every endpoint has its handler in a separate file, named after it', () => {
  const paths = sourceFiles.map(({ path }) => path)
  const wrong = endpoints.filter(
    ({ name }) =>
      paths.filter(
        (path) => path.startsWith('apps/server/src/features/') && path.endsWith(`/${handlerFile(name)}`),
      ).length !== 1,
  )
  expect(wrong.map(({ name }) => `${name} belongs into exactly one ${handlerFile(name)}`)).toEqual([])
})
