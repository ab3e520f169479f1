import { login, logout, register } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { createVendor, updateMyVendor } from '@turnout/contract/vendors'
import { call } from '../../platform/api.ts'
import { isProblem } from '../../platform/problem-error.ts'

export type VendorSignUp = {
  account: InputOf<typeof register>['body']
  profile: InputOf<typeof createVendor>['body']
}

/**
 * How far it has come, known to this page only (trust A17). After a reload it registers anew, which the server
 * takes like the first time; the link that is opened brings the profile of its own registration.
 */
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
    await call(register, { body: account })
    progress.account = account
  }
  progress.step = 'sign-in'
  progress.token ??= await signIn(account)

  progress.step = 'profile'
  const { token } = progress
  await openStall(profile, progress)
  // they sign in themselves in a moment; a session that nobody uses would only stand in their list
  void call(logout, {}, { token }).catch(() => undefined)
}

const isRegistered = (said: VendorSignUp['account'], { account }: Progress): boolean =>
  account !== null && JSON.stringify(account) === JSON.stringify(said)

const signIn = async ({ email, password }: VendorSignUp['account']): Promise<string> =>
  (await call(login, { body: { email, password } })).access_token

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
