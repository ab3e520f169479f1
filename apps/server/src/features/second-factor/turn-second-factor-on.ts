import { turnSecondFactorOn as endpoint } from '@turnout/contract/second-factor'
import { handle } from '../../handle.ts'
import { confirmPassword, findUser, lockUser, setSecondFactor } from '../accounts/public.ts'
import { findPasskeys, hostOf } from '../passkeys/public.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

export const turnSecondFactorOn = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  if (!(await confirmPassword(deps, user, body.password, from.address))) return refuse('wrong-password')
  return transact(async (sql) => {
    const { secondFactorSince } = (await lockUser(sql, actor.id)) ?? refuse('session-over')
    // turning it on again would issue new codes without a second factor
    if (secondFactorSince !== null) return refuse('second-factor-on')
    const passkeys = await findPasskeys(sql, actor.id)
    if (!passkeys.some(({ host }) => host === hostOf(deps))) return refuse('passkey-needed')
    const at = await deps.clock.now(sql)
    await setSecondFactor(sql, actor.id, new Date(at))
    await deps.publish(sql, 'second-factor-turned-on', { userId: actor.id, at })
    return { recovery_codes: await issueRecoveryCodes(sql, deps.chance, actor.id) }
  })
})
