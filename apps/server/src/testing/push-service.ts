import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscription } from '@turnout/contract/push'
import { createKeyPair, decryptMessage, type ReceiverKeys, verifyVapid } from './web-push-crypto.ts'

/** A message that arrived at a device, decrypted. */
export interface DeliveredPush {
  deviceId: string
  message: { web_push: number; notification: Record<string, unknown> }
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  /** The contact in the sender's token. */
  contact: string
}

/** What the service does with a valid request. */
type Behaviour = 'deliver' | 'silent' | 'drop' | { status: number; headers?: Record<string, string> }

export interface TestDevice extends PushSubscription {
  id: string
}

/**
 * A push service (RFC 8030) on loopback with the browsers that it serves. It checks the sender (RFC 8292) and
 * decrypts like a browser (RFC 8291), with none of the code that encrypts.
 */
export async function startPushService(port = 0) {
  const devices = new Map<string, { keys: ReceiverKeys; serverKey: string }>()
  const delivered: DeliveredPush[] = []
  const requests: string[] = []
  let behaviour: (deviceId: string, requestNumber: number) => Behaviour = () => 'deliver'

  async function receive(request: IncomingMessage): Promise<Behaviour> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const id = request.url?.replace('/push/', '') ?? ''
    requests.push(id)
    const device = devices.get(id)
    if (request.method !== 'POST' || !device) return { status: 404 }
    const { ttl, topic, urgency, authorization = '', 'content-encoding': encoding } = request.headers
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return { status: 400 }
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return { status: 400 }
    const body = Buffer.concat(chunks)
    if (body.length > 4096) return { status: 413 }
    const vapid = verifyVapid(authorization, { audience: url(), publicKey: device.serverKey })
    if (!vapid) return { status: 403 }
    const chosen = behaviour(id, requests.length)
    if (chosen !== 'deliver' && chosen !== 'drop') return chosen
    delivered.push({
      deviceId: id,
      message: JSON.parse(decryptMessage(body, device.keys).toString('utf8')),
      ttl: Number(ttl),
      urgency: urgency?.toString(),
      topic: topic?.toString(),
      contact: vapid.sub,
    })
    return chosen
  }

  const server = createServer(async (request, response) => {
    const outcome = await receive(request)
    if (outcome === 'silent') return
    if (outcome === 'drop') return request.socket.destroy()
    if (outcome === 'deliver')
      response.writeHead(201, { location: `${url()}/message/${randomUUID()}`, ttl: '60' }).end()
    else response.writeHead(outcome.status, outcome.headers).end()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: url(),
    /** The messages of all valid requests, in the order of arrival. */
    delivered,
    /** The device of each request. */
    requests,
    /** A browser that subscribes with the server's public key. */
    subscribe(serverKey: string): TestDevice {
      const id = randomUUID()
      const keyPair = createKeyPair()
      const auth = randomBytes(16).toString('base64url')
      devices.set(id, { keys: { ...keyPair, auth }, serverKey })
      return { id, endpoint: `${url()}/push/${id}`, keys: { p256dh: keyPair.publicKey, auth } }
    },
    respondWith(next: typeof behaviour) {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
