import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  status: number
  connections: number
  forMs: number
}

/**
 * Answers a second when each connection asks again as soon as it is answered. Bytes on a socket and no HTTP client,
 * which would itself be slower than the server that stands for the limit.
 */
export async function answersASecond({ connections, forMs, ...asked }: Load): Promise<number> {
  const headers = Object.entries({ host: '127.0.0.1', ...asked.headers })
  const lines = [`GET ${asked.path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', '']
  const question = Buffer.from(lines.join('\r\n'))
  const until = performance.now() + forMs
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askAgain({ ...asked, question, until })),
  )
  return counts.reduce((sum, count) => sum + count, 0) / (forMs / 1000)
}

async function askAgain(asked: { port: number; question: Buffer; until: number; status: number }) {
  const socket = connect(asked.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', (error) => {
    throw error
  })
  let count = 0
  while (performance.now() < asked.until) {
    socket.write(asked.question)
    const head = await wholeAnswer(socket)
    if (!head.startsWith(`HTTP/1.1 ${asked.status}`)) throw new Error(`The bench was answered: ${head}`)
    count += 1
  }
  socket.destroy()
  return count
}

/** Its head, once its last byte is here. */
function wholeAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let got: Buffer = Buffer.alloc(0)
    const done = (head: string) => {
      socket.off('data', hear)
      resolve(head)
    }
    const hear = (bytes: Buffer) => {
      got = got.length === 0 ? bytes : Buffer.concat([got, bytes])
      const end = got.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = got.toString('latin1', 0, end)
      const body = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (got.length >= end + 4 + (head.includes(' 304 ') ? 0 : body)) done(head)
    }
    socket.on('data', hear)
  })
}
