import type { DestinationStream } from 'pino'

interface Fault {
  type: string
  message: string
  stack?: string
}

/** What we read of a line that pino writes. */
interface LogLine {
  level: number
  time: string
  msg?: string
  event?: string
  reason?: string
  err?: Fault
  reqId?: string
  req?: { method: string; url: string }
  res?: { statusCode: number }
  responseTime?: number
}

const LABELS: Readonly<Record<number, string>> = { 40: 'Warning: ', 50: 'Error: ', 60: 'Error: ' }
const ERROR = 50

/** The log for a person at a terminal: one line for a command or a fault, none for what is only read. */
export function terminalLog(write: (text: string) => unknown): DestinationStream {
  const openRequests = new Map<string, { method: string; url: string }>()
  return {
    write(json) {
      const line = JSON.parse(json) as LogLine
      if (line.reqId && line.req) openRequests.set(line.reqId, line.req)
      const text =
        line.reqId && line.res ? requestText(openRequests.get(line.reqId), line) : messageText(line)
      if (line.res) openRequests.delete(line.reqId ?? '')
      if (text) write(`${new Date(line.time).toTimeString().slice(0, 8)}  ${text}\n`)
    },
  }
}

function requestText(request: LogLine['req'], { res, responseTime = 0 }: LogLine): string | null {
  if (!request || !res) return null
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && res.statusCode < 500) return null
  return `${request.method} ${request.url}  ${res.statusCode}  ${Math.round(responseTime)} ms`
}

/** Events are for machines, the start of a request has its line at the end, and the address is printed last. */
function messageText({ level, msg, event, reason, err, req }: LogLine): string | null {
  if (event || req || !msg || msg.startsWith('Server listening at')) return null
  const cause = reason ?? (err && `${err.type}: ${err.message}`)
  const text = `${LABELS[level] ?? ''}${msg}${cause ? ` (${cause})` : ''}`
  return level >= ERROR && err?.stack ? `${text}\n${err.stack}` : text
}
