import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

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
  const until = performance.now() + forMs
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askAgain({ ...asked, question: questionOf(asked), until })),
  )
  return counts.reduce((sum, count) => sum + count, 0) / (forMs / 1000)
}

const questionOf = ({ path, headers }: Pick<Load, 'path' | 'headers'>): Buffer => {
  const said = Object.entries({ host: '127.0.0.1', ...headers })
  const lines = [`GET ${path} HTTP/1.1`, ...said.map(([name, value]) => `${name}: ${value}`), '', '']
  return Buffer.from(lines.join('\r\n'))
}

/**
 * How long (ms) each of these phones waits for its answer when all of them ask once within this time, at even
 * distances and each on a line of its own, as they do when each asks again after that time.
 */
export async function waitsOf(
  phones: readonly Omit<Load, 'connections' | 'forMs'>[],
  withinMs: number,
): Promise<number[]> {
  const lines = await Promise.all(phones.map(({ port }) => lineTo(port)))
  const waits = await Promise.all(
    phones.map(async (phone, nr) => {
      await sleep((withinMs / phones.length) * nr)
      const asked = performance.now()
      await answerOn(lines[nr]!, questionOf(phone), phone.status)
      return performance.now() - asked
    }),
  )
  for (const line of lines) line.destroy()
  return waits
}

async function lineTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket.on('error', (error) => {
    throw error
  })
}

async function answerOn(line: Socket, question: Buffer, status: number): Promise<void> {
  line.write(question)
  const head = await wholeAnswer(line)
  if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`The bench was answered: ${head}`)
}

async function askAgain(asked: { port: number; question: Buffer; until: number; status: number }) {
  const line = await lineTo(asked.port)
  let count = 0
  for (; performance.now() < asked.until; count += 1) await answerOn(line, asked.question, asked.status)
  line.destroy()
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
