import type { Deps } from '../../deps.ts'
import type { Doer } from '../../platform/jobs/kinds.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { SEND_ISSUE } from './issue.ts'
import { sendIssue } from './send-issue.ts'
import { SEND_NEWSLETTER, sendNewsletter } from './send-newsletter.ts'
import { forgetGone } from './store.ts'

export { issueNewsletter, readIssue } from './issue.ts'
export { forgetAddress } from './store.ts'

export const newsletterJobs = (deps: Deps, mailer: Mailer): Record<string, Doer> => ({
  [SEND_NEWSLETTER]: sendNewsletter(deps, mailer),
  [SEND_ISSUE]: sendIssue(deps, mailer),
})

export const tidyNewsletter = async ({ sql, clock }: Deps): Promise<void> =>
  forgetGone(sql, await clock.now(sql))
