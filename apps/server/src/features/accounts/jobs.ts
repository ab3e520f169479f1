import type { Deps } from '../../deps.ts'
import { type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { SEND_RESET, SEND_SIGN_IN_LINK, sendReset, sendSignInLink } from './send-account-link.ts'
import { SEND_ACTIVATION, sendActivation } from './send-activation.ts'

export const accountsJobs = (deps: Deps, mailer: Mailer): readonly RegisteredJob[] => [
  registerJob(SEND_ACTIVATION, sendActivation(deps, mailer)),
  registerJob(SEND_RESET, sendReset(deps, mailer)),
  registerJob(SEND_SIGN_IN_LINK, sendSignInLink(deps, mailer)),
]
