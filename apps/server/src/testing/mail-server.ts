import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServerFaults {
  refuseWith?: () => number | null
  /** 421 instead of a greeting. */
  busy?: () => boolean
  /** How long each of its answers takes. */
  slowMs?: number
  /** Reads the whole mail, and the line breaks before it says a word. */
  dropsConnection?: () => boolean
  /** Reads the whole mail and never says a word again. */
  hangs?: () => boolean
}

/** A real mail server that remembers who got what; `refuseWith` makes it say no to a recipient. */
export async function startMailServer(
  port: number,
  { refuseWith, busy, slowMs = 0, dropsConnection, hangs }: MailServerFaults = {},
) {
  const received: { recipients: string[]; mail: Email }[] = []
  const connections = new Set<Socket>()
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onConnect(_session, done) {
      await sleep(slowMs)
      done(busy?.() ? refusal(421) : null)
    },
    async onRcptTo(_address, _session, done) {
      await sleep(slowMs)
      const code = refuseWith?.()
      done(code ? refusal(code) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (dropsConnection?.()) {
          for (const connection of connections) connection.destroy()
          return
        }
        if (hangs?.()) return
        await sleep(slowMs)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, mail: await PostalMime.parse(Buffer.concat(chunks)) })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (connection: Socket) => connections.add(connection))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => {
    for (const connection of connections) connection.destroy()
    return new Promise<void>((closed) => server.close(() => closed()))
  }
  return { got: received, close }
}
