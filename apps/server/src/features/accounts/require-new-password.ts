import { checkPassword } from '@turnout/rules/account'
import type { Deps } from '../../deps.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import type { User } from './store.ts'

type Owner = Pick<User, 'email' | 'firstName' | 'lastName'>
type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-common' | 'password-is-own-word'

/** Refuses a password that is too short, too long or easy to guess. */
export function requireNewPassword(
  { passwords }: Deps,
  password: string,
  owner: Owner,
  refuse: Refuse<PasswordProblem>,
): void {
  const checked = checkPassword(password, guessableWords(owner))
  if (!checked.ok) refuse(checked.refusal)
  if (passwords.isCommon(password)) refuse('password-common')
}

/** The first words that an attacker tries. */
const guessableWords = ({ email, firstName, lastName }: Owner): string[] => [
  email,
  email.split('@', 1).join(''),
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  `${firstName}${lastName}`,
  'turnout',
]
