import { channelsOf, type NotificationTopic } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { findChannels, isMuted } from './store.ts'

/** A topic for one person, in a group or in none. */
interface PersonTopic {
  userId: string
  groupId: string | null
  topic: NotificationTopic
}

/** For mails that another feature writes. */
export async function isMailWanted(sql: Sql, { userId, groupId, topic }: PersonTopic): Promise<boolean> {
  if (!channelsOf(topic, await findChannels(sql, userId)).mail) return false
  return groupId === null || !(await isMuted(sql, userId, groupId))
}

interface TopicMail<P> {
  template: MailTemplate<P>
  params: P
  notice?: string
  key?: string
}

/** Enqueues a mail of another feature if the person wants mails of the topic. */
export async function mailIfWanted<P>(
  sql: Sql,
  { template, params, notice, key, ...about }: PersonTopic & TopicMail<P>,
): Promise<void> {
  if (await isMailWanted(sql, about))
    await enqueueMail(sql, { template, params, to: about.userId, topic: about.topic, notice, key })
}
