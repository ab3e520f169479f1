import { login, logout, register } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { createVendor, updateMyVendor } from '@turnout/contract/vendors'
import { emailKey } from '@turnout/rules/account'
import { call } from '../../platform/api.ts'
import { isProblem } from '../../platform/problem-error.ts'
import { forgetRegistered, registeredEmail, rememberRegistered } from './vendor-progress.ts'

export type VendorSignUp = {
  account: InputOf<typeof register>['body']
  profile: InputOf<typeof createVendor>['body']
}

/** How far it has come. What was registered with, password and all, is known to this page only. */
export type Progress = {
  step: 'register' | 'sign-in' | 'profile'
  account: VendorSignUp['account'] | null
  token: string | null
}

export const atTheStart = (): Progress => ({ step: 'register', account: null, token: null })

/**
 * Three calls that are one thing to the person: what is done already is not done again, so that after a
 * failure the next press goes on from there.
 */
export async function signUpVendor({ account, profile }: VendorSignUp, progress: Progress): Promise<void> {
  if (!isRegistered(account, progress)) {
    Object.assign(progress, atTheStart())
    forgetRegistered()
    await call(register, { body: account })
    rememberRegistered(account.email)
    progress.account = account
  }
  progress.step = 'sign-in'
  progress.token ??= await signIn(account, progress)

  progress.step = 'profile'
  const { token } = progress
  await openStall(profile, progress)
  forgetRegistered()
  // they sign in themselves in a moment; a session that nobody uses would only stand in their list
  void call(logout, {}, { token }).catch(() => undefined)
}

/** After a reload only the address is known; then the password shows whether it is the same person. */
function isRegistered(said: VendorSignUp['account'], { account }: Progress): boolean {
  if (account) return JSON.stringify(account) === JSON.stringify(said)
  const before = registeredEmail()
  return before !== null && emailKey(before) === emailKey(said.email)
}

async function signIn({ email, password }: VendorSignUp['account'], progress: Progress): Promise<string> {
  try {
    return (await call(login, { body: { email, password } })).access_token
  } catch (error) {
    // not the password of a moment ago: with the next press it registers anew
    if (isProblem(error, 'wrong-credentials')) {
      forgetRegistered()
      progress.account = null
    }
    throw error
  }
}

async function openStall(body: VendorSignUp['profile'], progress: Progress): Promise<void> {
  const options = { token: progress.token ?? undefined }
  try {
    await call(createVendor, { body }, options)
  } catch (error) {
    if (isProblem(error, 'session-over', 'not-signed-in')) progress.token = null
    if (!isProblem(error, 'vendor-exists')) throw error
    // its answer was lost the last time; what is in the form now is what counts
    await call(updateMyVendor, { body }, options)
  }
}
