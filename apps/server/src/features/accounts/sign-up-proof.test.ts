import { register } from '@turnout/contract/accounts'
import { changeInvite, getInvite } from '@turnout/contract/invites'
import { getSignUpChallenge, type Proof, solve } from '@turnout/contract/sign-up-proof'
import { beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import { networkOf } from '../../platform/http/network.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { club } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { FREE_REGISTRATIONS, REGISTRATIONS } from './budgets.ts'
import { registrationForm, resetServer, signUp } from './testing.ts'

const server = sharedServer(resetServer)

const HERE = '127.0.0.1'
const noneFree = () => exhaustBudget(server, FREE_REGISTRATIONS, networkOf(HERE))

async function proofFor(email: string): Promise<Proof> {
  const { reply } = await server.call(getSignUpChallenge, { body: { email } })
  const proof = await solve(reply, async (text) => sha256(text))
  if (!proof) throw new Error('The challenge of the server has no answer.')
  return proof
}

const dan = registrationForm('Dan')
const statusOf = async (proof: Proof, more: { email?: string } = {}) =>
  (await signUp(server, { ...dan, ...more, proof })).status

test('[A6] people sign up on one network in one hour, from the twenty-first on with a proof of work', async () => {
  const needed = []
  for (let n = 0; n < 23; n++) {
    const body = registrationForm(`Player${n}`)
    const { status, problem } = await signUp(server, body)
    if (status === 428) {
      expect(problem.code).toBe('proof-needed')
      needed.push(n)
      expect((await signUp(server, { ...body, proof: await proofFor(body.email) })).status).toBe(201)
    }
  }
  expect(needed).toEqual([20, 21, 22])
})

test('[A6] of forty sign-ups at once twenty need no proof of work', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => signUp(server, registrationForm(`Bot${n}`))),
  )
  expect(answers.filter(({ status }) => status === 428)).toHaveLength(20)
})

test('[A6] a refusal for a missing proof does not count as a sign-up', async () => {
  await noneFree()
  await exhaustBudget(server, REGISTRATIONS, networkOf(HERE), 1)
  for (let n = 0; n < 3; n++) expect((await signUp(server, dan)).status).toBe(428)
  expect(await statusOf(await proofFor(dan.email))).toBe(201)
})

describe('[A6] a proof', () => {
  beforeEach(noneFree)

  test('is valid for one sign-up, even when twenty send it at once', async () => {
    const proof = await proofFor(dan.email)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(proof)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 428)).toHaveLength(19)
  })

  test('is valid for ten minutes', async () => {
    const proof = await proofFor(dan.email)
    server.pass(10 * 60_000)
    expect(await statusOf(proof)).toBe(428)
  })

  test('is valid for its own address in any spelling, and for no other', async () => {
    const proof = await proofFor(dan.email)
    expect(await statusOf(proof, { email: 'eve@example.org' })).toBe(428)
    expect(await statusOf(proof, { email: 'DAN@example.org' })).toBe(201)
  })

  test('is valid on its own network', async () => {
    const from = '198.51.100.4'
    await exhaustBudget(server, FREE_REGISTRATIONS, networkOf(from))
    const payload = { ...dan, proof: await proofFor(dan.email) }
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: API + register.path,
      remoteAddress: from,
      payload,
    })
    expect(elsewhere.statusCode).toBe(428)
  })

  test('that is guessed, changed or extended is invalid', async () => {
    const proof = await proofFor(dan.email)
    const [until = '', secret = ''] = proof.salt.split('.')
    const wrong: Proof[] = [
      { ...proof, number: proof.number + 1 },
      { ...proof, signature: sha256('a guess').slice(0, proof.signature.length) },
      { ...proof, signature: 'short' },
      { ...proof, salt: `${Number(until) + 3_600_000}.${secret}` },
      // a number moved to the end of the salt would give the same hashed text
      {
        ...proof,
        salt: `${proof.salt}${String(proof.number)[0]}`,
        number: Number(String(proof.number).slice(1)),
      },
    ]
    for (const one of wrong) expect(await statusOf(one)).toBe(428)
    expect(await statusOf(proof)).toBe(201)
  })
})

test('[A6] an invited person needs no proof, as long as the link is on', async () => {
  const { ada, groupId } = await club(server, [])
  const { token } = (await ada.call(getInvite, { params: { groupId } })).reply
  await noneFree()
  const invited = (name: string, invite = token ?? '') =>
    signUp(server, { ...registrationForm(name), invite })
  expect((await invited('Dan')).status).toBe(201)
  expect((await invited('Eve', 'no-link-of-any-group')).status).toBe(428)
  expect((await invited('Eve', 'a\0b')).status).toBe(428)
  await ada.call(changeInvite, { params: { groupId }, body: { is_active: false } })
  expect((await invited('Eve')).status).toBe(428)
})
