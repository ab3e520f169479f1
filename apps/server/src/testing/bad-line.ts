import { connect, createServer, type Socket } from 'node:net'

/** What the line does to one connection: the request never arrives, its answer is cut at the first byte, it arrives twice, late, or well. */
export type Fate = 'dropped' | 'answer cut' | 'twice' | 'slow' | 'fine'

/** A proxy in front of a server that treats each connection as `fateOf` says. One request a connection. */
export async function badLine(to: number, fateOf: () => Fate): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>()
  const server = createServer((phone) => {
    open.add(phone.on('error', () => {}).on('close', () => open.delete(phone)))
    const fate = fateOf()
    phone.once('data', (request) => {
      if (fate === 'dropped') return phone.destroy()
      const send = () => {
        if (fate === 'twice') forward(to, request).on('data', () => {})
        const upstream = forward(to, request)
        if (fate === 'answer cut') return upstream.once('data', () => phone.destroy())
        return upstream.pipe(phone)
      }
      // later than whatever was sent after it
      return fate === 'slow' ? setTimeout(send, 40) : send()
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
