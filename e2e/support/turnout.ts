import { createServer } from 'node:net'
import type { Config } from '../../apps/server/src/config.ts'
import { type TestServer, testServer } from '../../apps/server/src/testing/server.ts'

export type Turnout = TestServer & { url: string }

/** The real server with the built web, on a port of its own, in this very process. */
export async function openTurnout(settings: Partial<Config> = {}): Promise<Turnout> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = await testServer({ PORT: String(port), PUBLIC_URL: url }, settings)
    try {
      await server.app.listen({ port, host: '127.0.0.1' })
      return { ...server, url }
    } catch (error) {
      await server.close()
      if (!isTaken(error) || tries === MOST_TRIES) throw error
    }
  }
}

const MOST_TRIES = 5

/** By a story that runs beside this one, since it was found to be free. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Links are written into mails before anybody listens, so the port has to be known before. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return address && typeof address === 'object' ? address.port : 0
}
