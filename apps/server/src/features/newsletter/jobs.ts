import type { Deps } from '../../deps.ts'
import { type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { SEND_ISSUE } from './issue.ts'
import { sendIssue } from './send-issue.ts'
import { SEND_NEWSLETTER, sendNewsletter } from './send-newsletter.ts'

export const newsletterJobs = (deps: Deps, mailer: Mailer): readonly RegisteredJob[] => [
  registerJob(SEND_NEWSLETTER, sendNewsletter(deps, mailer)),
  registerJob(SEND_ISSUE, sendIssue(deps, mailer)),
]
