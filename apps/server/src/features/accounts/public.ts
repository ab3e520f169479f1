import type { Deps } from '../../deps.ts'
import type { Doer } from '../../platform/jobs/kinds.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { SEND_ACTIVATION, sendActivation } from './send-activation.ts'
import { SEND_RESET, sendReset } from './send-reset.ts'
import { forgetStale } from './store.ts'

export { identifySession } from './identify-session.ts'
export { openAccount } from './open-account.ts'
export { openSession } from './open-session.ts'
export { type Parting, partMeanwhile, sayFarewell } from './say-farewell.ts'
export { endSessions } from './session-store.ts'
export { findUserByEmail, holdAccount, mailboxOf } from './store.ts'

export const accountsJobs = (deps: Deps, mailer: Mailer): Record<string, Doer> => ({
  [SEND_ACTIVATION]: sendActivation(deps, mailer),
  [SEND_RESET]: sendReset(deps, mailer),
})

export const tidyAccounts = async ({ sql, clock }: Deps): Promise<void> =>
  forgetStale(sql, await clock.now(sql))
