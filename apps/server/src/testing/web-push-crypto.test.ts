import { expect, test } from 'vitest'
import { decryptMessage, verifyVapid } from './web-push-crypto.ts'

// RFC 8291, appendix A
const RECEIVER = {
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('the push service of the tests decrypts the example of RFC 8291', () => {
  const text = decryptMessage(Buffer.from(MESSAGE, 'base64url'), RECEIVER).toString()
  expect(text).toBe('When I grow up, I want to be a watermelon')
})

test('it refuses that example with one bit changed', () => {
  const damaged = Buffer.from(MESSAGE, 'base64url')
  damaged[damaged.length - 20]! ^= 1
  expect(() => decryptMessage(damaged, RECEIVER)).toThrow()
})

// RFC 8292, 2.4
const TOKEN =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
const KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
const AUDIENCE = { audience: 'https://push.example.net', publicKey: KEY }
const AT = Date.UTC(2016, 0, 22, 6)

test('it recognises the sender in the example of RFC 8292, and no other', () => {
  const header = `vapid t=${TOKEN}, k=${KEY}`
  expect(verifyVapid(header, AUDIENCE, AT)).toEqual({ sub: 'mailto:push@example.com' })
  expect(verifyVapid(header, { ...AUDIENCE, audience: 'https://push.example.org' }, AT)).toBeNull()
  expect(verifyVapid(header, { ...AUDIENCE, publicKey: RECEIVER.publicKey }, AT)).toBeNull()
  expect(verifyVapid(header, AUDIENCE, AT + 2 * 24 * 3_600_000)).toBeNull()
  expect(verifyVapid(header.replace('eyJhdWQi', 'eyJhdWQj'), AUDIENCE, AT)).toBeNull()
})
