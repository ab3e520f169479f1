import type { SecondFactor } from '@turnout/contract/wire/second-factor'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { confirmPassword, type User } from '../accounts/public.ts'
import { verifyPasskey } from '../passkeys/public.ts'
import { countCode, useRecoveryCode } from './use-recovery-code.ts'

interface Confirmation {
  password: string
  second_factor?: SecondFactor | undefined
  from: Caller
  refuse: Refuse<'wrong-password' | 'second-factor-needed' | 'passkey-refused' | 'wrong-recovery-code'>
}

/**
 * Continues only for the owner: checks the password, and the second factor if the account has one. Otherwise a person
 * with phone and password could add their own passkey and turn the second factor off with it.
 */
export async function confirmOwner(
  deps: Deps,
  user: User,
  { password, second_factor, from, refuse }: Confirmation,
): Promise<void> {
  if (!(await confirmPassword(deps, user, password, from.address))) return refuse('wrong-password')
  if (user.secondFactorSince === null) return
  if (second_factor === undefined) return refuse('second-factor-needed')
  if ('credential' in second_factor) {
    if (!(await verifyPasskey(deps, second_factor.credential, user.id))) return refuse('passkey-refused')
    return
  }
  const used = { userId: user.id, code: second_factor.recovery_code, from }
  await countCode(deps, used)
  if (!(await deps.transact((sql) => useRecoveryCode(deps, sql, used)))) return refuse('wrong-recovery-code')
}
