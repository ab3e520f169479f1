import { addPasskey, requestPasskeySignIn, signInWithPasskey } from '@turnout/contract/passkeys'
import {
  requestConfirmation,
  requestSecondFactor,
  turnSecondFactorOff,
} from '@turnout/contract/second-factor'
import { beforeEach, expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { PASSWORD, resetServer } from '../accounts/testing.ts'
import { Authenticator } from '../passkeys/testing.ts'
import { byPassword, finishBy, guardedPerson, pendingIn } from './testing.ts'

const server = sharedServer(resetServer)
/** Ten of each attack: once with the most expensive call, and in turn with the two others. */
const CEREMONIES = 140
/** Of P-256: two numbers of 32 bytes. */
const SIGNATURE_BYTES = 64

type Person = Awaited<ReturnType<typeof guardedPerson>>
type Signed = ReturnType<Authenticator['sign']>
interface Asked {
  challenge: string
  host: string
}
let ada: Person
let ben: Person
let pending: string

beforeEach(async () => {
  ada = await guardedPerson(server, 'Ada')
  ben = await guardedPerson(server, 'Ben')
  pending = pendingIn(await byPassword(server, ada.email))
})

const origin = () => server.config.publicUrl
const body = (credential: Signed) => ({ password: PASSWORD, second_factor: { credential } })

/** The calls that need a passkey, each with its own challenge. */
const doors = {
  'a sign-in': {
    challenge: async () => (await server.call(requestPasskeySignIn, {})).reply,
    present: (credential: Signed) => server.call(signInWithPasskey, { body: { credential } }),
  },
  'the second half of a sign-in': {
    challenge: async () => (await server.call(requestSecondFactor, { body: { sign_in: pending } })).reply,
    present: (credential: Signed) => finishBy(server, pending, credential),
  },
  'a confirmation': {
    challenge: async () => (await server.call(requestConfirmation, {}, ada)).reply,
    present: (credential: Signed) => server.call(turnSecondFactorOff, { body: body(credential) }, ada),
  },
}

const text = (value: string) => Buffer.from(value).toString('base64url')
/** Each with a higher count, so that the count alone refuses nothing. */
function signAt(asked: Asked, at: string): Signed {
  ada.phone.counter += 1
  return ada.phone.sign({ ...asked, origin: at })
}
const honest = (asked: Asked) => signAt(asked, origin())
const withClientData = (signed: Signed, change: object): Signed => {
  const data = JSON.parse(Buffer.from(signed.client_data, 'base64url').toString()) as object
  return { ...signed, client_data: text(JSON.stringify({ ...data, ...change })) }
}
/** Changes a byte, counted from the end. */
const withByte = (encoded: string, nr: number): string => {
  const bytes = Buffer.from(encoded, 'base64url')
  const at = bytes.length - 1 - (nr % bytes.length)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes.toString('base64url')
}

/** Ada signs in, and her phone counts it. With twenty newer sessions her oldest one ends. */
async function signInHonestly(): Promise<Signed> {
  const signed = honest((await server.call(requestPasskeySignIn, {})).reply)
  const { reply } = await server.call(signInWithPasskey, { body: { credential: signed } })
  ada = { ...ada, token: reply.access_token }
  return signed
}
const fromCopy = (behind: number) => async (asked: Asked) => {
  await signInHonestly()
  ada.phone.counter -= behind
  const signed = ada.phone.sign({ ...asked, origin: origin() })
  ada.phone.counter += behind
  return signed
}

const ORIGINS = [
  'https://turnout.example.net',
  'http://localhost',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://localhost:3000.example.net',
  'http://evil.localhost:3000',
  'null',
]
const HOSTS = ['example.net', 'localhost.example.net', 'evil.localhost', 'LOCALHOST']

const ATTACKS: Record<string, (asked: Asked, nr: number) => Signed | Promise<Signed>> = {
  'an answer that signed in before': () => signInHonestly(),
  'a copy with the same count': fromCopy(0),
  'a copy with a lower count': fromCopy(3),
  'a page elsewhere': (asked, nr) => signAt(asked, ORIGINS[nr % ORIGINS.length]!),
  'a passkey for another host': (asked, nr) => honest({ ...asked, host: HOSTS[nr % HOSTS.length]! }),
  'a key that is not the one of the id': (asked) => ({
    ...new Authenticator().sign({ ...asked, origin: origin() }),
    id: ada.phone.id,
  }),
  'a challenge of their own': (asked, nr) => honest({ ...asked, challenge: text(`own challenge ${nr}`) }),
  'the right challenge, put in after signing': (asked) =>
    withClientData(honest({ ...asked, challenge: text('another one') }), { challenge: asked.challenge }),
  'the right origin, put in after signing': (asked) =>
    withClientData(signAt(asked, ORIGINS[0]!), { origin: origin() }),
  'an answer to making a passkey': (asked) => withClientData(honest(asked), { type: 'webauthn.create' }),
  'a changed byte in the signature': (asked, nr) => {
    const signed = honest(asked)
    // Its two numbers are at the end. The bytes before them are its length and are parsed leniently, and another
    // encoding of a signature is the same signature.
    return { ...signed, signature: withByte(signed.signature, nr % SIGNATURE_BYTES) }
  },
  'a changed byte in what the device says': (asked, nr) => {
    const signed = honest(asked)
    return { ...signed, authenticator_data: withByte(signed.authenticator_data, nr) }
  },
  'no finger, face or code': (asked) => {
    ada.phone.verifiesUser = false
    const signed = honest(asked)
    ada.phone.verifiesUser = true
    return signed
  },
  'the challenge of another person': async () =>
    honest((await server.call(requestConfirmation, {}, ben)).reply),
}

test(`[A22] [A23] of ${CEREMONIES} hostile ceremonies with three calls none is accepted, and a valid one still is`, async () => {
  const attacks = Object.entries(ATTACKS)
  const ways = Object.entries(doors)
  const accepted: string[] = []
  const refusals = new Map<string, number>()
  for (let nr = 0; nr < CEREMONIES; nr += 1) {
    const [attack, sign] = attacks[nr % attacks.length]!
    const round = Math.floor(nr / attacks.length)
    // a confirmation costs a password hash
    const [door, { challenge, present }] = ways[round % 10 === 0 ? 2 : round % 2]!
    const { status, problem } = await present(await sign(await challenge(), nr))
    if (status < 400) accepted.push(`${attack} at ${door}`)
    else refusals.set(problem.code, (refusals.get(problem.code) ?? 0) + 1)
  }
  expect(accepted).toEqual([])
  // each was refused as a passkey, and for no other reason
  expect([...refusals]).toEqual([['passkey-refused', CEREMONIES]])

  for (const { challenge, present } of Object.values(doors))
    expect((await present(honest(await challenge()))).status).toBe(200)
}, 300_000)

test('[A22] [A23] with a session alone no passkey is added: a challenge to use one adds none', async () => {
  for (const door of ['a confirmation', 'the second half of a sign-in'] as const) {
    const asked = await doors[door].challenge()
    const credential = new Authenticator().create({ ...asked, origin: origin() })
    const { problem } = await server.call(addPasskey, { body: { name: 'Mine', credential } }, ada)
    expect(problem.code).toBe('passkey-refused')
  }
})

test('[A22] a key and its copy that sign in at the same moment are noticed: one of them is signed in', async () => {
  for (let round = 0; round < 2; round += 1) {
    const asked = await Promise.all([doors['a sign-in'].challenge(), doors['a sign-in'].challenge()])
    ada.phone.counter += 1
    const signed = asked.map((one) => ada.phone.sign({ ...one, origin: origin() }))
    const answers = await Promise.all(signed.map((one) => doors['a sign-in'].present(one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  }
})
