import { login, register } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { logout } from '@turnout/contract/me'
import { createVendor, updateMyVendor } from '@turnout/contract/vendors'
import { call } from '../../platform/api/call.ts'
import { isProblem } from '../../platform/api/problem-error.ts'
import { type SignUp, withProof } from './with-proof.ts'

export type VendorSignUp = {
  account: SignUp
  profile: InputOf<typeof createVendor>['body']
}

/**
 * The progress of the sign-up, known to this page only (docs/security.md A17). After a reload it registers again, which
 * the server accepts; the link that is opened activates the profile of its own registration.
 */
export type Progress = {
  step: 'register' | 'sign-in' | 'profile'
  account: VendorSignUp['account'] | null
  token: string | null
}

export const newProgress = (): Progress => ({ step: 'register', account: null, token: null })

/**
 * Three calls that are one action for the person: completed calls are not repeated, so that the next press after a
 * failure continues there.
 */
export async function signUpVendor({ account, profile }: VendorSignUp, progress: Progress): Promise<void> {
  if (!isRegistered(account, progress)) {
    Object.assign(progress, newProgress())
    await registerProven(account)
    progress.account = account
  }
  progress.step = 'sign-in'
  progress.token ??= await signIn(account)

  progress.step = 'profile'
  const { token } = progress
  await saveVendorProfile(profile, progress)
  // the person signs in next; an unused session would only clutter their list
  void call(logout, {}, { token }).catch(() => undefined)
}

async function registerProven(account: SignUp): Promise<void> {
  try {
    await call(register, { body: account })
  } catch (error) {
    const proven = await withProof(account, error)
    if (!proven) throw error
    await call(register, { body: proven })
  }
}

const isRegistered = (wanted: VendorSignUp['account'], { account }: Progress): boolean =>
  account !== null && JSON.stringify(account) === JSON.stringify(wanted)

const signIn = async ({ email, password }: VendorSignUp['account']): Promise<string> =>
  (await call(login, { body: { email, password } })).access_token

async function saveVendorProfile(body: VendorSignUp['profile'], progress: Progress): Promise<void> {
  const options = { token: progress.token ?? undefined }
  try {
    await call(createVendor, { body }, options)
  } catch (error) {
    if (isProblem(error, 'session-over', 'not-signed-in')) progress.token = null
    if (!isProblem(error, 'vendor-exists')) throw error
    // the last answer was lost; the present form counts
    await call(updateMyVendor, { body }, options)
  }
}
