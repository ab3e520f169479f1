import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { averageTime, timesAtIntervals } from './figures.ts'

/** A request; with a body it is a POST. */
interface Request {
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** With the status of its response. */
export interface ExpectedRequest extends Request {
  status: number
}

export interface Load extends ExpectedRequest {
  port: number
  connections: number
  forMs: number
}

/** Milliseconds per request on one connection, one after another. */
export async function requestTime(port: number, requests: readonly ExpectedRequest[]): Promise<number> {
  const connection = await openConnection(port)
  const took = await averageTime(requests, (request) =>
    roundTrip(connection, requestBytes(request), request.status),
  )
  connection.destroy()
  return took
}

/**
 * Responses per second when each connection sends its next request at once. Uses sockets and no HTTP client, which
 * would be slower than the server that is the baseline.
 */
export async function answersASecond({ connections, forMs, ...target }: Load): Promise<number> {
  const until = performance.now() + forMs
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      requestLoop({ ...target, question: requestBytes(target), until }),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0) / (forMs / 1000)
}

function requestBytes({ path, headers, body }: Request): Buffer {
  const length = body === undefined ? 0 : Buffer.byteLength(body)
  const ofBody = body && { 'content-type': 'application/json', 'content-length': String(length) }
  const allHeaders = Object.entries({ host: '127.0.0.1', ...headers, ...ofBody })
  const lines = allHeaders.map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${body ? 'POST' : 'GET'} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n'))
}

/**
 * The latency (ms) of each phone when all send one request within this time, at even intervals and each on
 * its own connection, like phones that poll with this interval.
 */
export async function latenciesOf(
  phones: readonly Omit<Load, 'connections' | 'forMs'>[],
  withinMs: number,
): Promise<number[]> {
  const connections = await Promise.all(phones.map(({ port }) => openConnection(port)))
  const waits = await timesAtIntervals(phones.length, withinMs / phones.length, (nr) => {
    const phone = phones[nr]!
    return roundTrip(connections[nr]!, requestBytes(phone), phone.status)
  })
  for (const connection of connections) connection.destroy()
  return waits
}

export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket.on('error', (error) => {
    throw error
  })
}

async function roundTrip(connection: Socket, request: Buffer, status: number): Promise<void> {
  const head = await answerTo(connection, request)
  if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`The bench was answered: ${head}`)
}

/** The status of the response to this request. */
export const statusOf = async (connection: Socket, request: Request): Promise<number> =>
  Number((await answerTo(connection, requestBytes(request))).split(' ', 2)[1])

function answerTo(connection: Socket, request: Buffer): Promise<string> {
  connection.write(request)
  return readResponse(connection)
}

async function requestLoop(target: { port: number; question: Buffer; until: number; status: number }) {
  const connection = await openConnection(target.port)
  let count = 0
  for (; performance.now() < target.until; count += 1)
    await roundTrip(connection, target.question, target.status)
  connection.destroy()
  return count
}

/** The head of the response, once it is complete. */
function readResponse(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0)
    const done = (head: string) => {
      socket.off('data', onData)
      resolve(head)
    }
    const onData = (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      const body = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (received.length >= end + 4 + (head.includes(' 304 ') ? 0 : body)) done(head)
    }
    socket.on('data', onData)
  })
}
