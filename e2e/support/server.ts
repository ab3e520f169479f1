import type { Config } from '../../apps/server/src/config.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { type TestServer, testServer } from '../../apps/server/src/testing/server.ts'

export type RunningServer = TestServer & { url: string }

/** The real server with the built web, on its own port, in this process. */
export async function startServer(settings: Partial<Config> = {}): Promise<RunningServer> {
  const port = await freePort() // links are written into mails before the server listens
  const url = `http://127.0.0.1:${port}`
  const server = await testServer({ PORT: String(port), PUBLIC_URL: url }, settings)
  await server.app.listen({ port, host: '127.0.0.1' })
  return { ...server, url }
}
