import type { DestinationStream } from 'pino'

interface Fault {
  type: string
  message: string
  stack?: string
}

/** The fields that we read of a log line of pino. */
interface LogLine {
  level: number
  time: string
  msg?: string
  event?: string
  reason?: string
  err?: Fault
  req?: { method: string; url: string }
  res?: { statusCode: number }
  responseTime?: number
}

const LABELS: Readonly<Record<number, string>> = { 40: 'Warning: ', 50: 'Error: ', 60: 'Error: ' }
const ERROR = 50

/** The log for a terminal: one line for a command or a fault, none for a read. */
export function terminalLog(write: (text: string) => unknown): DestinationStream {
  return {
    write(json) {
      const line = JSON.parse(json) as LogLine
      const text = line.req ? requestText(line.req, line) : messageText(line)
      if (text) write(`${new Date(line.time).toTimeString().slice(0, 8)}  ${text}\n`)
    },
  }
}

function requestText(
  { method, url }: NonNullable<LogLine['req']>,
  { res, responseTime = 0 }: LogLine,
): string | null {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!res || (isRead && res.statusCode < 500)) return null
  return `${method} ${url}  ${res.statusCode}  ${Math.round(responseTime)} ms`
}

/** Events are for machines, and the address is printed last. */
function messageText({ level, msg, event, reason, err }: LogLine): string | null {
  if (event || !msg || msg.startsWith('Server listening at')) return null
  const cause = reason ?? (err && `${err.type}: ${err.message}`)
  const text = `${LABELS[level] ?? ''}${msg}${cause ? ` (${cause})` : ''}`
  return level >= ERROR && err?.stack ? `${text}\n${err.stack}` : text
}
