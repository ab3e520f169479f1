import { personName } from '@turnout/contract/wire/name'
import { email as Email } from '@turnout/contract/wire/text'

/** A person, as a provider describes them. */
export interface ProviderProfile {
  /** The provider's own id of the person, which never passes to another person. */
  subject: string
  /** Only an address that the provider has verified. */
  verifiedEmail: string | null
  firstName: string
  lastName: string
}

const Name = personName('Name', 80)

/** Providers allow any name: one that we would refuse is left out, one that is too long is cut. */
export function cleanName(input: unknown): string {
  const name = Name.safeParse(typeof input === 'string' ? input.trim().slice(0, 80) : '')
  return name.success ? name.data : ''
}

/** For a person without a name there. The part before the @ may read as a domain, so its dots become spaces. */
export const nameFromEmail = (email: string): string =>
  cleanName(email.split('@', 1)[0]?.replaceAll(/[._+]+/g, ' ')) || 'New player'

export function cleanEmail(input: unknown): string | null {
  const email = Email.safeParse(input)
  return email.success ? email.data : null
}

/** The first word is the first name. */
export function splitName(fullName: string): Pick<ProviderProfile, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.split(/\s+/)
  return { firstName: cleanName(firstName), lastName: cleanName(rest.join(' ')) }
}

/** Values that we send to a provider and compare with those that come back. */
interface Checks {
  state: string
  verifier: string
  nonce: string
}

/** A provider to sign in with. */
export interface OAuthProvider {
  /** The address to which the browser is redirected. */
  authorizationUrl(checks: Checks, redirectUri: string): Promise<URL>
  /** The profile of the person who came back; throws the errors of openid-client if a check fails. */
  fetchProfile(checks: Checks, currentUrl: URL): Promise<ProviderProfile>
}
