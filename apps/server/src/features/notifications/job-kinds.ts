import * as z from 'zod'
import { jobKind } from '../../platform/jobs/job-handler.ts'

const payload = z.object({ notificationId: z.uuid() })

/** To one person: decides at its time whether and how the notification goes out. */
export const DELIVER_NOTIFICATION = jobKind({ name: 'deliver-notification', payload })

/** Its mail, apart from the decision, so that a mail server that is away repeats no push. */
export const MAIL_NOTIFICATION = jobKind({ name: 'mail-notification', payload, lane: 'mail' })
