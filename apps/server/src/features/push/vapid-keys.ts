import { createECDH } from 'node:crypto'
import type { Sql } from '../../platform/db/database.ts'
import { signingKey } from '../../platform/http/signing-key.ts'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** One pair for each database. A new pair would make every subscription useless. */
export async function vapidKeys(sql: Sql): Promise<VapidKeys> {
  // imported here, because a start does not need it
  const { default: webPush } = await import('web-push')
  const privateKey = await signingKey(sql, 'vapid', webPush.generateVAPIDKeys().privateKey)
  return { publicKey: publicKeyOf(privateKey), privateKey }
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url')
}
