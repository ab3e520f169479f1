import { personName } from '@turnout/contract/wire/name'
import { email as Email } from '@turnout/contract/wire/text'

/** Who a provider says is there. */
export interface ProviderProfile {
  /** The provider's own id of them, which never changes hands. */
  subject: string
  /** Only an address that the provider has seen them read. */
  verifiedEmail: string | null
  firstName: string
  lastName: string
}

const Name = personName('Name', 80)

/** A provider lets people call themselves anything: a name that we would refuse is left out, one that is too long is cut. */
export function cleanName(input: unknown): string {
  const name = Name.safeParse(typeof input === 'string' ? input.trim().slice(0, 80) : '')
  return name.success ? name.data : ''
}

/** For a person without a name elsewhere. The part before the @ may itself read as a domain, so its dots become spaces. */
export const nameFromEmail = (email: string): string =>
  cleanName(email.split('@', 1)[0]?.replaceAll(/[._+]+/g, ' ')) || 'New player'

export function cleanEmail(input: unknown): string | null {
  const email = Email.safeParse(input)
  return email.success ? email.data : null
}

/** 'Ada Lovelace King' is Ada to her friends. */
export function splitName(fullName: string): Pick<ProviderProfile, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.split(/\s+/)
  return { firstName: cleanName(firstName), lastName: cleanName(rest.join(' ')) }
}

/** What we ask a provider to hand back unchanged, and hold against what comes. */
interface Checks {
  state: string
  verifier: string
  nonce: string
}

/** One place to sign in at. */
export interface OAuthProvider {
  /** Where the browser goes now. */
  authorizationUrl(checks: Checks, redirectUri: string): Promise<URL>
  /** Who came back through it; throws what openid-client throws when they cannot be believed. */
  fetchProfile(checks: Checks, currentUrl: URL): Promise<ProviderProfile>
}
