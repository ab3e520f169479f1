import * as z from 'zod'
import type { Sql } from '../db/database.ts'
import { jobKind } from '../jobs/job-handler.ts'
import { cancel, enqueue } from '../jobs/queue.ts'
import type { MailTemplate } from './mail-content.ts'

export interface Mailbox {
  name: string
  address: string
}

/** The address is read when the mail is sent, so that no mail goes to an old one. */
export const MAIL = jobKind({
  name: 'mail',
  lane: 'mail',
  payload: z.object({
    template: z.string(),
    to: z.union([z.string(), z.object({ name: z.string(), address: z.string() })]),
    params: z.unknown(),
    topic: z.string().optional(),
    notice: z.string().optional(),
  }),
})

/** Of two with one key only the newer is sent. */
type Outgoing<P> = { template: MailTemplate<P>; params: P; key?: string | undefined } & (
  | { to: string | Mailbox }
  /** With a topic that the person can turn off; with the key of its notification it is sent only while that is due. */
  | { to: string; topic: string; notice?: string | undefined }
)

/** Puts a mail into the outbox, in the transaction that needs it. `to` is an account's id, or a mailbox. */
export async function enqueueMail<P>(sql: Sql, { template, key, ...mail }: Outgoing<P>): Promise<void> {
  await enqueue(sql, MAIL, { template: template.name, ...mail }, { key: key ?? null })
}

/** Cancels a mail with this key that was not sent yet, and returns its params. */
export async function takeBackMail<P>(sql: Sql, template: MailTemplate<P>, key: string): Promise<P | null> {
  const mails = (await cancel(sql, MAIL, key)).map((payload) => MAIL.payload.parse(payload))
  return (mails.find((mail) => mail.template === template.name)?.params as P | undefined) ?? null
}
