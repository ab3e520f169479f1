import type * as z from 'zod'
import { type JobHandler, PermanentError } from '../jobs/job-handler.ts'
import { findTemplate } from './mail-content.ts'
import type { Mailer } from './mailer.ts'
import type { MAIL, Mailbox } from './outbox.ts'

/** Renders the waiting mails of the outbox and sends them; a deleted account gets none. */
export function createMailHandler(
  mailer: Mailer,
  {
    mailboxOf,
    unsubscribePath,
    isDue,
  }: {
    mailboxOf(userId: string): Promise<Mailbox | null>
    unsubscribePath(userId: string, topic: string): Promise<string>
    isDue(userId: string, notice: string): Promise<boolean>
  },
): JobHandler<z.output<typeof MAIL.payload>> {
  return async ({ id, payload }) => {
    const { template, to, params, topic, notice } = payload
    const found = findTemplate(template)
    if (!found) throw new PermanentError(`no mail is called '${template}'`)
    if (typeof to === 'string' && notice !== undefined && !(await isDue(to, notice))) return
    const mailbox = typeof to === 'string' ? await mailboxOf(to) : to
    if (!mailbox) return
    const content = found.write(params as never)
    const leave = typeof to === 'string' && topic && { unsubscribePath: await unsubscribePath(to, topic) }
    await mailer.send({ id, to: mailbox, content: { ...content, ...leave } })
  }
}
