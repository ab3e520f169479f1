import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { loadConfig } from '../../config.ts'
import { endpointOrigin } from './allowed-endpoint.ts'
import { postMessage } from './post-message.ts'
import { isPrivateAddress } from './public-lookup.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/x',
  'https://eu.web.push.apple.com/x',
])('a known push service is allowed: %s', (endpoint) => {
  expect(endpointOrigin(endpoint, { origins: [] })).toBe('known')
})

test('the operator adds a push service by its address, with its port', () => {
  const { push } = loadConfig({
    PUSH_CONTACT: 'mailto:club@example.org',
    PUSH_HOSTS: 'https://push.example.org, http://10.0.0.5:8080/',
  })
  const allowed = (endpoint: string) => endpointOrigin(endpoint, push ?? { origins: [] })
  expect(allowed('https://push.example.org/1')).toBe('operator')
  expect(allowed('http://10.0.0.5:8080/1')).toBe('operator')
  expect(allowed('http://10.0.0.5/1')).toBeNull()
  expect(allowed('http://push.example.org/1')).toBeNull()
})

test.each([
  [{ PUSH_CONTACT: 'club@example.org' }, /PUSH_CONTACT must be/],
  [{ PUSH_HOSTS: 'https://push.example.org' }, /PUSH_HOSTS is set but PUSH_CONTACT is not/],
  [{ PUSH_CONTACT: 'https://example.org', PUSH_HOSTS: 'push.example.org' }, /PUSH_HOSTS must be addresses/],
])('invalid settings stop the start with a sentence: %o', (env, why) => {
  expect(() => loadConfig(env)).toThrow(why)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['142.250.74.106', '17.188.1.1', '2a00:1450:4001:80b::200a'])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

const LATE = { location: '/elsewhere' }

async function withServer(
  answer: (path: string) => number | null,
  work: (origin: string, paths: string[]) => Promise<void>,
) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const status = answer(request.url ?? '')
    if (status !== null) response.writeHead(status, LATE).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await work(`http://localhost:${port}`, paths)
  server.closeAllConnections()
  server.close()
}

const request = (endpoint: string) => ({ endpoint, headers: {}, body: Buffer.from('x') })

test('[B19] a name that resolves to a private address is not called', () =>
  withServer(
    () => 201,
    async (origin, paths) => {
      await expect(postMessage(request(`${origin}/1`), { mayBePrivate: false })).rejects.toThrow(
        /private address/,
      )
      expect(paths).toEqual([])
      expect(await postMessage(request(`${origin}/1`), { mayBePrivate: true })).toMatchObject({ status: 201 })
    },
  ))

test('[B19] a redirect is not followed', () =>
  withServer(
    () => 307,
    async (origin, paths) => {
      expect(await postMessage(request(`${origin}/1`), { mayBePrivate: true })).toMatchObject({ status: 307 })
      expect(paths).toEqual(['/1'])
    },
  ))

test('a push service that never answers times out', () =>
  withServer(
    () => null,
    async (origin) => {
      const call = postMessage(request(`${origin}/1`), { mayBePrivate: true, timeoutMs: 50 })
      await expect(call).rejects.toThrow()
    },
  ))
