import { pluralize } from '@turnout/rules/words'
import type { Command } from 'commander'
import { findAllOpenReports, type OpenReport } from '../features/chat/reports-store.ts'
import { onMigratedDatabase, withDatabase } from './with-database.ts'

export function reportsCommand(turnout: Command): void {
  turnout
    .command('reports')
    .description('list the reported chat messages that no admin has settled yet')
    .action(() => withDatabase(listReports))
}

const listReports = (url: string) =>
  onMigratedDatabase(url, async ({ sql }) => {
    const reports = await findAllOpenReports(sql)
    if (reports.length === 0) return 'No message is reported.'
    return [`${pluralize(reports.length, 'open report')}, the oldest first.`, ...reports.map(describe)].join(
      '\n\n',
    )
  })

const REASONS: Record<OpenReport['reason'], string> = {
  spam: 'spam',
  insult: 'an insult',
  private_details: 'private details',
  other: 'another reason',
}

/** Who reported it is for the admins of the group. */
function describe({ reportedAt, reason, note, group, author, text }: OpenReport): string {
  const name = `${author.firstName} ${author.lastName}`.trim()
  return [
    `${reportedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${group.name} (${group.id}), for ${REASONS[reason]}`,
    `  ${name} (${author.email}): ${onOneLine(text ?? '')}`,
    ...(note === null ? [] : [`  Note: ${onOneLine(note)}`]),
  ].join('\n')
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
