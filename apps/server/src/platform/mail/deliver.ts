import type * as z from 'zod'
import { type JobHandler, PermanentError } from '../jobs/job-handler.ts'
import type { MailTemplate } from './mail-content.ts'
import type { Mailer } from './mailer.ts'
import type { MAIL, Mailbox } from './outbox.ts'

/** A list of templates of different params; enqueueMail saw to it that each gets its own. */
export type AnyMailTemplate = MailTemplate<never>

/** Those that a feature's mails.ts exports, among whatever else it does. */
export const templatesIn = (mails: object): AnyMailTemplate[] =>
  Object.values(mails).filter((value) => Object.hasOwn(Object(value), 'write'))

/** Writes what waits in the outbox and sends it; somebody who has no account any more gets nothing. */
export function createMailHandler(
  mailer: Mailer,
  templates: readonly AnyMailTemplate[],
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
  const byName = new Map(templates.map((entry) => [entry.name, entry]))
  return async ({ id, payload }) => {
    const { template, to, params, topic, notice } = payload
    const found = byName.get(template)
    if (!found)
      throw new PermanentError(
        `no mail is called '${template}'; does a mails.ts of job-registry.ts export it?`,
      )
    if (typeof to === 'string' && notice !== undefined && !(await isDue(to, notice))) return
    const mailbox = typeof to === 'string' ? await mailboxOf(to) : to
    if (!mailbox) return
    const content = found.write(params as never)
    const leave = typeof to === 'string' && topic && { unsubscribePath: await unsubscribePath(to, topic) }
    await mailer.send({ id, to: mailbox, content: { ...content, ...leave } })
  }
}
