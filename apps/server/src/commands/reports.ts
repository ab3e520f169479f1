import type { ReportReason } from '@turnout/rules/chat-reports'
import { fullName } from '@turnout/rules/full-name'
import { pluralize } from '@turnout/rules/words'
import type { Command } from 'commander'
import { findAllOpenReports, type OpenReport } from '../features/chat/reports-store.ts'
import { findOpenVendorReports, type OpenVendorReport } from '../features/vendors/reports-store.ts'
import { onMigratedDatabase, withDatabase } from './with-database.ts'

export function reportsCommand(turnout: Command): void {
  turnout
    .command('reports')
    .description('list the reported chat messages and pages of vendors that nobody has settled yet')
    .action(() => withDatabase(listReports))
}

const listReports = (url: string) =>
  onMigratedDatabase(url, async ({ sql }) => {
    const reports = [
      ...(await findAllOpenReports(sql)).map(messageReport),
      ...(await findOpenVendorReports(sql)).map(vendorReport),
    ].sort((a, b) => a.reportedAt.getTime() - b.reportedAt.getTime())
    if (reports.length === 0) return 'Nothing is reported.'
    return [`${pluralize(reports.length, 'open report')}, the oldest first.`, ...reports.map(describe)].join(
      '\n\n',
    )
  })

const REASONS: Record<ReportReason, string> = {
  spam: 'spam',
  insult: 'an insult',
  private_details: 'private details',
  other: 'another reason',
}

interface ListedReport {
  reportedAt: Date
  reason: ReportReason
  note: string | null
  /** Where the reported text is, and who wrote it. */
  place: string
  author: string
  text: string
}

const messageReport = ({ group, author, text, ...report }: OpenReport): ListedReport => ({
  ...report,
  place: `${group.name} (${group.id})`,
  author: `${fullName(author.firstName, author.lastName)} (${author.email})`,
  text: text ?? '',
})

/** The id that `vendor hide` and `vendor show` take. */
const vendorReport = ({ vendor, ...report }: OpenVendorReport): ListedReport => ({
  ...report,
  place: `vendor ${vendor.id}`,
  author: `${vendor.name} (${vendor.email})`,
})

/** Does not show who reported it. */
function describe({ reportedAt, reason, note, place, author, text }: ListedReport): string {
  return [
    `${reportedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${place}, for ${REASONS[reason]}`,
    `  ${author}: ${onOneLine(text)}`,
    ...(note === null ? [] : [`  Note: ${onOneLine(note)}`]),
  ].join('\n')
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
