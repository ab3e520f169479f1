import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { activate, login, register } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'
import { createJobRegistry } from '../../job-registry.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import type { TestServer } from '../../testing/server.ts'

type RegistrationForm = InputOf<typeof register>['body']

export const PASSWORD = 'seven bibs and a whistle'

/** A completed sign-up form. */
export const registrationForm = (
  name: string,
  overrides: Partial<RegistrationForm> = {},
): RegistrationForm => ({
  first_name: name,
  last_name: 'Okafor',
  email: `${name.toLowerCase()}@example.org`,
  password: PASSWORD,
  phone_number: '+44 20 7946 0000',
  date_of_birth: '1990-05-04',
  ...overrides,
})
export const signUp = (server: TestServer, body: RegistrationForm) => server.call(register, { body })

export async function signIn(server: TestServer, email: string, password = PASSWORD, remember_me = false) {
  const { reply } = await server.call(login, { body: { email, password, remember_me } })
  return { token: reply.access_token, expiresIn: reply.expires_in }
}

/** Empty tables and an empty mail folder. */
export async function resetServer(server: TestServer): Promise<void> {
  await server.reset()
  await rm(join(server.config.dataDir, 'mail'), { recursive: true, force: true })
}

/** Writes the waiting mails to files, without a mail server, and reads those to this address, oldest first. */
export async function mailTo(server: TestServer, address: string): Promise<Email[]> {
  const consoleSpy = vi.spyOn(console, 'log').mockImplementation(() => {})
  const registry = createJobRegistry(server.deps)
  await runDueJobs(server.deps, registry)
  registry.close()
  consoleSpy.mockRestore()
  const folder = join(server.config.dataDir, 'mail')
  // by the job's id, which is the order of the requests: the time in a file name is only exact to a millisecond
  const names = (await readdir(folder).catch(() => [])).sort(byJobId)
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

export const activationLinkIn = (mail: Email | undefined): string =>
  /\/activate\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** A person who has signed up, opened the link and signed in with their own password. */
export async function registeredPerson(server: TestServer, name: string) {
  const { email } = registrationForm(name)
  await signUp(server, registrationForm(name))
  await server.call(activate, { query: { token: activationLinkIn((await mailTo(server, email)).at(-1)) } })
  return { email, ...(await signIn(server, email)) }
}

export const resetLinkIn = (mail: Email | undefined): string =>
  /\/reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

const jobIdOf = (name: string) => name.slice(-'00000000-0000-7000-8000-000000000000.eml'.length)

const byJobId = (first: string, second: string) => (jobIdOf(first) < jobIdOf(second) ? -1 : 1)
