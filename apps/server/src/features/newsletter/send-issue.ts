import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { parseIssue, type SEND_ISSUE } from './issue.ts'
import { issueMail } from './mails.ts'
import { addLink, findIssue, findSubscriber } from './store.ts'

/** One subscriber's copy, with its own link to unsubscribe. A person who left after the issue was sent gets none. */
export const sendIssue =
  ({ sql, chance }: Deps, mailer: Mailer): JobHandler<z.output<typeof SEND_ISSUE.payload>> =>
  async ({ id, payload }) => {
    const { subscriberId, issueId } = payload
    const issue = await findIssue(sql, issueId)
    const subscriber = await findSubscriber(sql, subscriberId)
    const content = issue && parseIssue(issue.text)
    if (!content || !subscriber?.confirmedAt || !subscriber.tags.includes(issue.tag)) return
    const { tag } = issue
    const unsubscribeToken = await addLink(sql, chance, { subscriberId, does: 'unsubscribe', tag })
    await mailer.send({
      id,
      to: { name: '', address: subscriber.email },
      content: issueMail(content, unsubscribeToken),
    })
  }
