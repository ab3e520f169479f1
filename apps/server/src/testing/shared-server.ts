import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestServer, testServer } from './server.ts'

/** One server for all tests of a file, on an empty database before each test. Only tests and hooks may use it. */
export function sharedServer(
  reset = (server: TestServer) => server.reset(),
  make: () => Promise<TestServer> = testServer,
): TestServer {
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await make()))
  beforeEach(() => reset(server))
  afterAll(() => server.close())
  return server
}
