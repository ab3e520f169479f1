import { activate as endpoint } from '@turnout/contract/accounts'
import type { Deps } from '../../deps.ts'
import { command } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { ACTIVE_ALREADY, completeRegistration, resolveActivationLink } from './complete-registration.ts'
import { deviceOf } from './device.ts'
import { countRegistrations, type Registration } from './store.ts'

/** A link proves only the mailbox: on another device and network the password is needed too (docs/decisions 0163). */
export const activate = command(endpoint, async (sql, { query, from, refuse }, deps) => {
  const found = (await resolveActivationLink(deps, sql, query.token)) ?? refuse('activation-invalid')
  if (found === 'used') return ACTIVE_ALREADY
  if (!(await isTheirs(deps, sql, found, from))) return refuse('activation-needs-password')
  const isSignIn = query.sign_in === 'true' && found.device === deviceOf(from)
  const completion = {
    from,
    session: isSignIn ? { remembered: query.remember_me === 'true' } : null,
    isByRegistrant: true,
  }
  return (await completeRegistration(deps, sql, found, completion)) ?? refuse('activation-invalid')
})

async function isTheirs(
  { config }: Deps,
  sql: Sql,
  { emailKey, device, network }: Registration,
  from: Caller,
): Promise<boolean> {
  const isSameNetwork = knowsNetworks(config) && network === networkOf(from.address)
  if (device !== deviceOf(from) && !isSameNetwork) return false
  return (await countRegistrations(sql, emailKey)) === 1
}

/** Behind a proxy that TRUST_PROXY does not name, all visitors seem to come from one network. */
const knowsNetworks = ({ publicUrl, trustProxy }: Deps['config']): boolean =>
  trustProxy !== false || !publicUrl.startsWith('https:')
