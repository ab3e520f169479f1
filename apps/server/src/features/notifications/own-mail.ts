import { channelsOf, KINDS, type OwnMailKind } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { findChannels, isMuted } from './store.ts'

/** For one person, in a group or in none. */
interface Recipient {
  userId: string
  groupId: string | null
  /** One that is mailed here alone. */
  kind: OwnMailKind
}

/** For mails that another feature writes. */
export async function isMailWanted(sql: Sql, { userId, groupId, kind }: Recipient): Promise<boolean> {
  if (!channelsOf(KINDS[kind].topic, await findChannels(sql, userId)).mail) return false
  return groupId === null || !(await isMuted(sql, userId, groupId))
}

interface Mail<P> {
  template: MailTemplate<P>
  params: P
  notice?: string
  key?: string
}

/** Enqueues a mail of another feature if the person wants mails of its topic. */
export async function mailIfWanted<P>(
  sql: Sql,
  { userId: to, groupId, kind, ...mail }: Recipient & Mail<P>,
): Promise<void> {
  if (await isMailWanted(sql, { userId: to, groupId, kind }))
    await enqueueMail(sql, { ...mail, to, topic: KINDS[kind].topic })
}
