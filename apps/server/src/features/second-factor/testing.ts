import { login } from '@turnout/contract/accounts'
import { addPasskey, requestPasskey } from '@turnout/contract/passkeys'
import { finishSignIn, requestSecondFactor, turnSecondFactorOn } from '@turnout/contract/second-factor'
import type { Answer, TestServer } from '../../testing/server.ts'
import { PASSWORD, registeredPerson } from '../accounts/testing.ts'
import { Authenticator } from '../passkeys/testing.ts'

type Who = { token: string }

export async function addDevice(server: TestServer, who: Who): Promise<Authenticator> {
  const device = new Authenticator()
  const { reply } = await server.call(requestPasskey, { body: { password: PASSWORD } }, who)
  const credential = device.create({ ...reply, origin: server.config.publicUrl })
  await server.call(addPasskey, { body: { name: 'Phone', credential } }, who)
  return device
}

/** A person whose account requires a passkey as second factor, with the phone that has it. */
export async function guardedPerson(server: TestServer, name: string) {
  const who = await registeredPerson(server, name)
  const phone = await addDevice(server, who)
  const { reply } = await server.call(turnSecondFactorOn, { body: { password: PASSWORD } }, who)
  return { ...who, phone, codes: reply.recovery_codes }
}

export const byPassword = (server: TestServer, email: string, remember_me = false) =>
  server.call(login, { body: { email, password: PASSWORD, remember_me } })

/** The pending sign-in in the refusal of the first factor. */
export function pendingIn({ status, problem }: Answer<unknown>): string {
  if (status !== 403 || problem.code !== 'second-factor-needed' || !problem.sign_in)
    throw new Error(`This is no sign-in that waits: ${status} ${JSON.stringify(problem)}`)
  return problem.sign_in
}

export const finishByCode = (server: TestServer, sign_in: string, recovery_code: string) =>
  server.call(finishSignIn, { body: { sign_in, second_factor: { recovery_code } } })

export const finishBy = (
  server: TestServer,
  sign_in: string,
  credential: ReturnType<Authenticator['sign']>,
) => server.call(finishSignIn, { body: { sign_in, second_factor: { credential } } })

export async function finishByPasskey(server: TestServer, sign_in: string, device: Authenticator) {
  const { reply } = await server.call(requestSecondFactor, { body: { sign_in } })
  return finishBy(server, sign_in, device.sign({ ...reply, origin: server.config.publicUrl }))
}
