import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3 } from '../platform/files/s3-storage.ts'
import { freePort } from './free-port.ts'

export interface ObjectStore {
  s3: S3
  stop(): Promise<void>
  /** At the same address, with the same content. */
  start(): Promise<void>
  remove(): Promise<void>
}

const BUCKET = '/turnout'
const KEYS = { region: 'us-east-1', keyId: 'TURNOUT', secret: 'known to both sides' }

/** A store that speaks the part of S3 that we use and checks every signature. */
export async function objectStore(): Promise<ObjectStore> {
  const port = await freePort() // no other test gets it while the store is stopped
  const objects = new Map<string, { bytes: Buffer; since: Date }>()
  let server: Server

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
    const bytes = await buffer(request)
    const name = decodeURIComponent(url.pathname.slice(BUCKET.length + 1))
    if (!isSigned(request, url, bytes)) return response.writeHead(403).end()
    if (url.searchParams.has('list-type')) return response.end(list(url.searchParams.get('prefix') ?? ''))
    if (request.method === 'PUT') {
      objects.set(name, { bytes, since: new Date() })
      return response.setHeader('etag', `"${hex(bytes)}"`).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    const found = objects.get(name)
    return found ? response.end(found.bytes) : response.writeHead(404).end()
  }

  const list = (prefix: string) => {
    const entries = [...objects].filter(([name]) => name.startsWith(prefix))
    const contents = entries.map(
      ([name, { bytes, since }]) =>
        `<Contents><Key>${name}</Key><LastModified>${since.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
  }

  async function start() {
    server = createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  async function stop() {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await start()
  return { s3: { endpoint: `http://127.0.0.1:${port}${BUCKET}`, ...KEYS }, start, stop, remove: stop }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/

/** Signature Version 4, as the documentation of S3 describes it. */
function isSigned({ method, headers }: IncomingMessage, url: URL, bytes: Buffer): boolean {
  const [, keyId, day = '', region = '', signed = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const content = String(headers['x-amz-content-sha256'])
  if (keyId !== KEYS.keyId || (content !== 'UNSIGNED-PAYLOAD' && content !== hex(bytes))) return false
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const signedHeaders = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url.pathname, query, signedHeaders.join(''), signed, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(Buffer.from(canonical))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${KEYS.secret}`)
  return hmac(key, text).toString('hex') === signature
}

const hex = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
