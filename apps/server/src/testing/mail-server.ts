import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServerFaults {
  refuseWith?: () => number | null
  refuseSenderWith?: () => number | null
  refuseMailWith?: () => number | null
  /** The text after the number of a refusal. */
  reason?: string
  /** 421 instead of a greeting. */
  busy?: () => boolean
  /** The delay of each of its replies. */
  slowMs?: number
  /** Reads the whole mail, then the connection breaks before a reply. */
  dropsConnection?: () => boolean
  /** Reads the whole mail and never replies. */
  hangs?: () => boolean
}

/** A real mail server that stores who got what; `refuseWith` makes it refuse a recipient. */
export async function startMailServer(port: number, faults: MailServerFaults = {}) {
  const { refuseWith, refuseSenderWith, refuseMailWith, reason = 'no' } = faults
  const { busy, slowMs = 0, dropsConnection, hangs } = faults
  const received: { recipients: string[]; mail: Email }[] = []
  const connections = new Set<Socket>()
  const refusal = (responseCode: number) => Object.assign(new Error(reason), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true, // it would look up a name before each greeting
    async onConnect(_session, done) {
      await sleep(slowMs)
      done(busy?.() ? refusal(421) : null)
    },
    onMailFrom(_address, _session, done) {
      const code = refuseSenderWith?.()
      done(code ? refusal(code) : null)
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
        const code = refuseMailWith?.()
        if (code) return done(refusal(code))
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
