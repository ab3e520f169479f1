import type { Deps } from '../../deps.ts'
import { type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deleteExpiredPendingSignIns } from './pending-sign-in-store.ts'
import { SEND_RESET, SEND_SIGN_IN_LINK, sendReset, sendSignInLink } from './send-account-link.ts'
import { SEND_ACTIVATION, sendActivation } from './send-activation.ts'
import { deleteExpiredSignInLinks } from './sign-in-link-store.ts'
import { deleteExpired } from './store.ts'

export const accountsJobs = (deps: Deps, mailer: Mailer): readonly RegisteredJob[] => [
  registerJob(SEND_ACTIVATION, sendActivation(deps, mailer)),
  registerJob(SEND_RESET, sendReset(deps, mailer)),
  registerJob(SEND_SIGN_IN_LINK, sendSignInLink(deps, mailer)),
]

export async function tidyAccounts({ sql, clock }: Deps): Promise<void> {
  const now = await clock.now(sql)
  await deleteExpired(sql, now)
  await deleteExpiredSignInLinks(sql, new Date(now))
  await deleteExpiredPendingSignIns(sql, new Date(now))
}
