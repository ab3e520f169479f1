import { email as Email, line } from '@turnout/contract/wire/text'

/** Who a provider says is there. */
export interface Somebody {
  /** The provider's own id of them, which never changes hands. */
  subject: string
  /** Only an address that the provider has seen them read. */
  verifiedEmail: string | null
  firstName: string
  lastName: string
}

const Name = line('Name', 80)

/** A provider lets people call themselves anything: what we could not show is left out, what is too long is cut. */
export function cleanName(said: unknown): string {
  const name = Name.safeParse(typeof said === 'string' ? said.trim().slice(0, 80) : '')
  return name.success ? name.data : ''
}

export function cleanEmail(said: unknown): string | null {
  const email = Email.safeParse(said)
  return email.success ? email.data : null
}

/** 'Ada Lovelace King' is Ada to her friends. */
export function splitName(whole: string): Pick<Somebody, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = whole.split(/\s+/)
  return { firstName: cleanName(firstName), lastName: cleanName(rest.join(' ')) }
}
