import type { Deps } from '../../deps.ts'
import { type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliverNotification, mailNotification } from './deliver-notification.ts'
import { DELIVER_NOTIFICATION, MAIL_NOTIFICATION } from './job-kinds.ts'

export const notificationsJobs = (deps: Deps, mailer: Mailer): readonly RegisteredJob[] => [
  registerJob(DELIVER_NOTIFICATION, deliverNotification(deps)),
  registerJob(MAIL_NOTIFICATION, mailNotification(deps, mailer)),
]
