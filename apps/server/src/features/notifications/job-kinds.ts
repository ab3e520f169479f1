import * as z from 'zod'
import { jobKind } from '../../platform/jobs/job-handler.ts'

const payload = z.object({ notificationId: z.uuid() })

/** For one person: decides when it runs whether and how the notification is sent. */
export const DELIVER_NOTIFICATION = jobKind({ name: 'deliver-notification', payload })

/** A separate job for the mail, so that a failing mail server repeats no push. */
export const MAIL_NOTIFICATION = jobKind({
  name: 'mail-notification',
  payload,
  keyOf: ({ notificationId }) => notificationId,
  lane: 'mail',
})
