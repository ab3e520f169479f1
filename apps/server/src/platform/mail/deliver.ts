import * as z from 'zod'
import { type Doer, Hopeless } from '../jobs/kinds.ts'
import type { Template } from './letter.ts'
import type { Mailer } from './mailer.ts'
import type { Mailbox } from './outbox.ts'

const InHand = z.object({
  template: z.string(),
  to: z.union([z.string(), z.object({ name: z.string(), address: z.string() })]),
  params: z.unknown(),
})

/** A list of templates of different params; enqueueMail saw to it that each gets its own. */
export type AnyTemplate = Template<never>

/** Writes what waits in the outbox and sends it; somebody who has no account any more gets nothing. */
export function deliverMail(
  mailer: Mailer,
  templates: readonly AnyTemplate[],
  mailboxOf: (userId: string) => Promise<Mailbox | null>,
): Doer {
  const byName = new Map(templates.map((one) => [one.name, one]))
  return async ({ id, payload }) => {
    const { template, to, params } = InHand.parse(payload)
    const known = byName.get(template)
    if (!known)
      throw new Hopeless(`no mail is called '${template}'; is it in the list of its feature's mails.ts?`)
    const mailbox = typeof to === 'string' ? await mailboxOf(to) : to
    if (mailbox) await mailer.send({ id, to: mailbox, letter: known.write(params as never) })
  }
}
