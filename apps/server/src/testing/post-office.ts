import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Manners {
  refuseWith?: () => number | null
  /** 421 instead of a greeting. */
  busy?: () => boolean
  /** How long each of its answers takes. */
  slowMs?: number
  /** Reads the whole mail, and the line breaks before it says a word. */
  dropsLine?: () => boolean
  /** Reads the whole mail and never says a word again. */
  hangs?: () => boolean
}

/** A real mail server that remembers who got what; `refuseWith` makes it say no to a recipient. */
export async function openPostOffice(
  port: number,
  { refuseWith, busy, slowMs = 0, dropsLine, hangs }: Manners = {},
) {
  const got: { recipients: string[]; mail: Email }[] = []
  const lines = new Set<Socket>()
  const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onConnect(_session, done) {
      await sleep(slowMs)
      done(busy?.() ? no(421) : null)
    },
    async onRcptTo(_address, _session, done) {
      await sleep(slowMs)
      const code = refuseWith?.()
      done(code ? no(code) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (dropsLine?.()) {
          for (const line of lines) line.destroy()
          return
        }
        if (hangs?.()) return
        await sleep(slowMs)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        got.push({ recipients, mail: await PostalMime.parse(Buffer.concat(chunks)) })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (line: Socket) => lines.add(line))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => {
    for (const line of lines) line.destroy()
    return new Promise<void>((closed) => server.close(() => closed()))
  }
  return { got, close }
}
