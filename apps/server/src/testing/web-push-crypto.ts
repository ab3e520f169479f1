import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'

export interface ReceiverKeys {
  publicKey: string
  privateKey: string
  auth: string
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

export function createKeyPair(): Omit<ReceiverKeys, 'auth'> {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') }
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts like a browser (RFC 8291, 3.4): one record of `aes128gcm` (RFC 8188, 2). */
export function decryptMessage(body: Buffer, { publicKey, privateKey, auth }: ReceiverKeys): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const record = body.subarray(keyEnd)
  if (record.length > recordSize) throw new Error('A push message is one record.')

  const curve = createECDH('prime256v1')
  curve.setPrivateKey(bytes(privateKey))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(publicKey), senderKey])
  const secret = derive(bytes(auth), curve.computeSecret(senderKey), keyInfo, 32)
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const delimiter = padded.lastIndexOf(2)
  if (delimiter === -1 || padded.subarray(delimiter + 1).some((byte) => byte !== 0))
    throw new Error('The last record ends with 0x02 and zeros.')
  return padded.subarray(0, delimiter)
}

const DAY_S = 24 * 3600

/** The claims of a `vapid` authorization (RFC 8292) that this key signed for this push service, else null. */
export function verifyVapid(
  authorization: string,
  { audience, publicKey }: { audience: string; publicKey: string },
  now = Date.now(),
): { sub: string } | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  if (key !== publicKey || !signature) return null
  const point = bytes(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const { alg } = JSON.parse(bytes(header).toString())
  if (alg !== 'ES256' || !verify('sha256', Buffer.from(`${header}.${claims}`), verifier, bytes(signature)))
    return null
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString())
  const secondsLeft = exp - now / 1000
  const isValid = aud === audience && secondsLeft > 0 && secondsLeft <= DAY_S
  return isValid && /^(mailto:|https:)/.test(sub) ? { sub } : null
}
