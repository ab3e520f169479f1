import { finishActivation as endpoint } from '@turnout/contract/accounts'
import type { RequestOf } from '@turnout/contract/endpoint'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { resetBudget, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { ACTIVATION_GUESSES, ACTIVATIONS } from './budgets.ts'
import { ACTIVE_ALREADY, completeRegistration, resolveActivationLink } from './complete-registration.ts'
import { requireNewPassword } from './require-new-password.ts'

/** A wrong password leaves the link valid; each link has its own budget of passwords. */
export const finishActivation = handle(endpoint, async ({ body, from, refuse, transact }, deps) => {
  const { sql, clock, passwords } = deps
  const { token, password, new_password } = body
  const now = await clock.now(sql)
  await spend(sql, ACTIVATIONS, networkOf(from.address), now)
  if (password !== undefined) await spend(sql, ACTIVATION_GUESSES, sha256(token), now)

  const linkState = await resolveActivationLink(deps, sql, token)
  const registration = linkState === 'used' ? null : linkState
  // hashed for every link, valid or not
  const isCorrect =
    password !== undefined &&
    (await passwords.verify(registration?.passwordHash ?? passwords.dummyHash, password))
  if (linkState === 'used') return ACTIVE_ALREADY
  if (!registration) return refuse('activation-invalid')
  if (password !== undefined && !isCorrect) return refuse('not-chosen-password')

  const owner = new_password === undefined ? {} : ownerFrom(body)
  if (new_password !== undefined)
    requireNewPassword(deps, new_password, { ...registration, ...owner }, refuse)
  const passwordHash =
    new_password === undefined ? registration.passwordHash : await passwords.hash(new_password)
  const reply = await transact(async (sql) => {
    const found = (await resolveActivationLink(deps, sql, token)) ?? refuse('activation-invalid')
    if (found === 'used') return ACTIVE_ALREADY
    const updated = { ...found, ...owner, passwordHash }
    const completion = {
      from,
      session: body.sign_in ? { remembered: body.remember_me } : null,
      isByRegistrant: password !== undefined,
    }
    return (await completeRegistration(deps, sql, updated, completion)) ?? refuse('activation-invalid')
  })
  await resetBudget(sql, ACTIVATION_GUESSES, sha256(token))
  return reply
})

/** The sign-up may be a stranger's. Only its address is proven, so the personal details are replaced. */
const ownerFrom = ({ first_name = '', last_name = '' }: RequestOf<typeof endpoint>['body']) => ({
  firstName: first_name,
  lastName: last_name,
  phoneNumber: '',
  bio: '',
  dateOfBirth: null,
  interests: [],
})
