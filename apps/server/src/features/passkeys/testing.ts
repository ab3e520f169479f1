import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_KEY = 64

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')

interface Ceremony {
  challenge: string
  host: string
  /** The origin that the browser reports. */
  origin: string
}

/** A device with one passkey, as specified by WebAuthn. */
export class Authenticator {
  readonly id: string
  readonly #credential = randomBytes(32)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  counter = 0
  /** Whether it checks a fingerprint, a face or a code. */
  verifiesUser = true

  constructor() {
    this.id = text(this.#credential)
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** What addPasskey takes. */
  create({ challenge, host, origin }: Ceremony) {
    const clientData = clientDataOf('webauthn.create', challenge, origin)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#credential.length)
    const key = Buffer.concat([Buffer.alloc(16), length, this.#credential, this.#coseKey()])
    const authData = Uint8Array.from(Buffer.concat([this.#authenticatorData(host, HAS_KEY), key]))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.id,
      client_data: text(clientData),
      attestation_object: text(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    }
  }

  /** What signInWithPasskey takes. */
  sign({ challenge, host, origin }: Ceremony) {
    const clientData = clientDataOf('webauthn.get', challenge, origin)
    const authenticatorData = this.#authenticatorData(host, 0)
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    return {
      id: this.id,
      client_data: text(clientData),
      authenticator_data: text(authenticatorData),
      signature: text(sign('sha256', signed, this.#keys.privateKey)),
    }
  }

  #authenticatorData(host: string, flags: number): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0) | flags)
    rest.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(host), rest])
  }

  /** The public key in COSE: a point on P-256, for ES256. */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const point = (part: string) => Uint8Array.from(Buffer.from(part, 'base64url'))
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ])
    return isoCBOR.encode(key as never)
  }
}

const clientDataOf = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
