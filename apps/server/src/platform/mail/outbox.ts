import type { Sql } from '../db/database.ts'
import { enqueue } from '../jobs/queue.ts'
import type { MailTemplate } from './mail-content.ts'

export interface Mailbox {
  name: string
  address: string
}

/** What waits in the outbox: who gets it is looked up when it is sent, so that a mail never follows an old address. */
export interface QueuedMail {
  template: string
  to: string | Mailbox
  params: unknown
}

export const MAIL = 'mail'

/** Puts a mail into the outbox, in the transaction that needs it. `to` is an account's id, or a mailbox. */
export async function enqueueMail<P>(
  sql: Sql,
  { template, to, params }: { template: MailTemplate<P>; to: string | Mailbox; params: P },
): Promise<void> {
  const payload: QueuedMail = { template: template.name, to, params }
  await enqueue(sql, MAIL, payload)
}
