import type { ReportedMessage } from '@turnout/contract/chat-reports'
import type { Sql } from '../../platform/db/database.ts'
import { findPeopleById } from '../accounts/public.ts'
import { presentMessages } from './present.ts'
import { findMessages } from './read-store.ts'
import { findOpenReports } from './reports-store.ts'

/** As one admin sees them: reports of this admin's own messages do not name the reporter. */
export async function presentReports(
  sql: Sql,
  groupId: string,
  viewerId: string,
): Promise<ReportedMessage[]> {
  const rows = await findOpenReports(sql, groupId)
  const reporters = rows.flatMap(({ userId }) => userId ?? [])
  const people = await findPeopleById(sql, reporters)
  const ids = [...new Set(rows.map(({ messageId }) => messageId))]
  const found = new Map((await findMessages(sql, ids)).map((message) => [message.id, message]))
  const reported = ids.flatMap((id) => found.get(id) ?? [])
  const messages = await presentMessages(sql, reported)
  return messages.map((message) => ({
    message,
    reports: rows
      .filter(({ messageId }) => messageId === message.id)
      .map(({ userId, reason, note, reportedAt }) => {
        const person = userId === null || message.author?.id === viewerId ? null : people.get(userId)
        return {
          ...{ reason, note, reported_at: reportedAt.getTime() },
          user: person ? { id: person.id, name: person.name } : null,
        }
      }),
  }))
}
