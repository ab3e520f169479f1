import * as z from 'zod'
import { type JobHandler, PermanentError } from '../jobs/job-handler.ts'
import type { MailTemplate } from './mail-content.ts'
import type { Mailer } from './mailer.ts'
import type { Mailbox } from './outbox.ts'

const QueuedMailPayload = z.object({
  template: z.string(),
  to: z.union([z.string(), z.object({ name: z.string(), address: z.string() })]),
  params: z.unknown(),
})

/** A list of templates of different params; enqueueMail saw to it that each gets its own. */
export type AnyMailTemplate = MailTemplate<never>

/** Writes what waits in the outbox and sends it; somebody who has no account any more gets nothing. */
export function createMailHandler(
  mailer: Mailer,
  templates: readonly AnyMailTemplate[],
  mailboxOf: (userId: string) => Promise<Mailbox | null>,
): JobHandler {
  const byName = new Map(templates.map((entry) => [entry.name, entry]))
  return async ({ id, payload }) => {
    const { template, to, params } = QueuedMailPayload.parse(payload)
    const found = byName.get(template)
    if (!found)
      throw new PermanentError(
        `no mail is called '${template}'; is it in the list of its feature's mails.ts?`,
      )
    const mailbox = typeof to === 'string' ? await mailboxOf(to) : to
    if (mailbox) await mailer.send({ id, to: mailbox, content: found.write(params as never) })
  }
}
