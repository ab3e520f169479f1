import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { type Storage, StorageUnavailable } from './storage.ts'

export interface S3 {
  /** With the bucket in it. */
  endpoint: string
  region: string
  keyId: string
  secret: string
}

const TIMEOUT_MS = 10_000
const FOLDER = 'uploads'

/**
 * Any store that speaks S3. It acknowledges a write when the bytes are durable, like an fsync. Only this
 * program calls it: clients get pictures from our own address.
 */
export function s3Storage({ endpoint, region, keyId, secret }: S3): Storage {
  const s3 = new S3mini({
    endpoint,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    requestAbortTimeout: TIMEOUT_MS,
    // a redirect of the store could lead anywhere (docs/security.md, B8)
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  const key = (name: string) => `${FOLDER}/${name}`
  return {
    ready: async () => {},
    put: (name, bytes) =>
      wrapErrors(async () => {
        await s3.putObject(key(name), new Uint8Array(bytes), 'image/webp')
      }),
    open: (name) =>
      wrapErrors(async () => {
        const response = await s3.getObjectResponse(key(name))
        if (!response) return null
        // read completely: a slow phone must not hit the timeout of the store, and not every store sends the length
        const bytes = Buffer.from(await response.arrayBuffer())
        return { size: bytes.length, body: Readable.from([bytes]) }
      }),
    remove: (name) => wrapErrors(async () => void (await s3.deleteObject(key(name)))),
    list: () =>
      wrapErrors(async () =>
        ((await s3.listObjects('/', `${FOLDER}/`)) ?? []).map(({ Key, LastModified }) => ({
          name: Key.slice(FOLDER.length + 1),
          since: new Date(LastModified).getTime(),
        })),
      ),
    // S3 has no half-written objects
    removePartialFiles: async () => 0,
  }
}

async function wrapErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (cause) {
    throw new StorageUnavailable(cause)
  }
}
