import { connect, createServer, type Socket } from 'node:net'

/**
 * The fault of one connection: the request is lost, its response is cut at the first byte, it arrives twice, late, or
 * normally.
 */
export type NetworkFault = 'dropped' | 'answer cut' | 'twice' | 'slow' | 'fine'

/** A proxy in front of a server that treats each connection as `fateOf` says. One request per connection. */
export async function startFaultyProxy(
  to: number,
  nextFault: () => NetworkFault,
): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>()
  const server = createServer((phone) => {
    open.add(phone.on('error', () => {}).on('close', () => open.delete(phone)))
    const fault = nextFault()
    phone.once('data', (request) => {
      if (fault === 'dropped') return phone.destroy()
      const send = () => {
        if (fault === 'twice') forward(to, request).on('data', () => {})
        const upstream = forward(to, request)
        if (fault === 'answer cut') return upstream.once('data', () => phone.destroy())
        return upstream.pipe(phone)
      }
      // later than any request that was sent after it
      return fault === 'slow' ? setTimeout(send, 40) : send()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

const forward = (port: number, request: Buffer): Socket => {
  const upstream = connect(port, '127.0.0.1').on('error', () => {})
  upstream.write(request)
  return upstream
}
