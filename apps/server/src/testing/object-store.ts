import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3 } from '../platform/files/s3-storage.ts'
import { freePort } from './free-port.ts'

export interface ObjectStore {
  s3: S3
  stop(): Promise<void>
  /** At the same address, with what it had. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** A store that speaks S3, beside the tests. */
export async function objectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'turnout-s3-'))
  const port = await freePort() // nobody else comes by it while the store is stopped
  const make = () =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'turnout' }],
    })
  let running = make()
  await running.run()
  const stop = () => running.close()
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}/turnout`,
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
    },
    stop,
    async start() {
      running = make()
      await running.run()
    },
    async remove() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
