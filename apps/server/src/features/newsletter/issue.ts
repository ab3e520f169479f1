import type { NewsletterTag } from '@turnout/contract/newsletter'
import * as z from 'zod'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { jobKind } from '../../platform/jobs/job-handler.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { addIssue, enqueueForAll, findIssueBy } from './store.ts'

export const SEND_ISSUE = jobKind({
  name: 'send-issue',
  lane: 'newsletter',
  payload: z.object({ subscriberId: z.uuid(), issueId: z.uuid() }),
})

/** The first line is the subject. Empty lines separate the paragraphs. */
export function parseIssue(text: string): Pick<MailContent, 'subject' | 'paragraphs'> | null {
  const [first = '', ...paragraphs] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim())
  const subject = first.replace(/^#+\s*/, '')
  return subject && !subject.includes('\n') && paragraphs.length > 0 ? { subject, paragraphs } : null
}

export type IssueResult = { type: 'sent'; to: number } | { type: 'sent-before'; at: Date }

/**
 * Sends to all subscribers in one transaction: a killed command has sent to no one or to all.
 * The same text for the same list is the same issue, so that a repeated command does no harm.
 */
export async function issueNewsletter(sql: Sql, text: string, tag: NewsletterTag): Promise<IssueResult> {
  const textHash = sha256(text.trim())
  const issue = { id: newId(), textHash, text, tag }
  if (await addIssue(sql, issue)) return { type: 'sent', to: await enqueueForAll(sql, SEND_ISSUE, issue) }
  const before = await findIssueBy(sql, issue)
  return { type: 'sent-before', at: before?.sentAt ?? new Date() }
}
