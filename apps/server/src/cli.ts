#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { NewsletterTag } from '@turnout/contract/newsletter'
import { emailKey } from '@turnout/rules/account'
import { pluralize } from '@turnout/rules/words'
import { Command, Option } from 'commander'
import { backupCommands } from './commands/backups.ts'
import { doctorCommand } from './commands/doctor.ts'
import { migrateCommand } from './commands/migrate.ts'
import { reportsCommand } from './commands/reports.ts'
import { userCommands } from './commands/users.ts'
import { vendorCommands } from './commands/vendors.ts'
import { verifyCommand } from './commands/verify.ts'
import { inTransaction, withDatabase } from './commands/with-database.ts'
import { publish } from './event-subscribers.ts'
import { grantAdmin, revokeAdmin } from './features/accounts/store.ts'
import { deletedGroups, type RestoreResult, restoreGroup } from './features/groups/restore-group.ts'
import { issueNewsletter, parseIssue } from './features/newsletter/issue.ts'
import { lifecycle } from './lifecycle.ts'
import { databaseClock } from './platform/clock.ts'
import { publishRecheckIn } from './platform/live/broker.ts'
import { replayReceipt } from './replay-receipt.ts'

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Without an id it lists the groups that can be restored. */
const restoreGroupCommand = (url: string, groupId?: string) =>
  inTransaction(url, async (sql) => {
    const now = await databaseClock().now(sql)
    if (groupId === undefined) return formatDeletedGroups(await deletedGroups(sql, now))
    return describeRestore(
      isId(groupId) ? await restoreGroup(sql, { lifecycle, publish }, groupId, now) : { type: 'unknown' },
    )
  })

const formatDeletedGroups = (groups: Awaited<ReturnType<typeof deletedGroups>>): string =>
  groups.length === 0
    ? 'No group was deleted in the last 30 days.'
    : groups
        .map(({ id, name, deletedAt }) => `${id}  ${deletedAt?.toISOString().slice(0, 10)}  ${name}`)
        .join('\n')

function describeRestore(result: RestoreResult): string {
  switch (result.type) {
    case 'restored':
      return `${result.name} is there again, with its members and its games.`
    case 'there':
      return `${result.name} was not deleted.`
    case 'unknown':
      throw new Error('There is no group with this id. Say "group restore" alone to see which were deleted.')
    case 'too-late':
      throw new Error(`${result.name} was deleted ${result.days} days ago, and 30 are the most.`)
  }
}

async function sendNewsletter(url: string, text: string, tag: NewsletterTag): Promise<string> {
  if (!parseIssue(text))
    throw new Error(
      'Nothing was sent: the first line is the subject, and paragraphs follow after an empty line.',
    )
  const result = await inTransaction(url, (sql) => issueNewsletter(sql, text, tag))
  return result.type === 'sent'
    ? `${pluralize(result.to, 'mail')} to the list '${tag}' on the way.`
    : `Nothing was sent: these words went to the list '${tag}' on ${result.at.toISOString().slice(0, 10)}.`
}

const turnout = new Command('turnout').description('What an operator of Turnout does from the command line.')

migrateCommand(turnout)
backupCommands(turnout)
doctorCommand(turnout)
userCommands(turnout)
reportsCommand(turnout)
verifyCommand(turnout)
vendorCommands(turnout)

turnout
  .command('newsletter')
  .description('write to everybody on a list')
  .command('send')
  .argument('<file>', 'the subject on its first line, then paragraphs with empty lines between')
  .addOption(new Option('--tag <list>', 'who gets it').choices(NewsletterTag.options).makeOptionMandatory())
  .action((file: string, { tag }: { tag: NewsletterTag }) =>
    withDatabase((url) => sendNewsletter(url, readFileSync(file, 'utf8'), tag)),
  )

const admin = turnout.command('admin').description('who may help out in every group')

admin
  .command('grant')
  .argument('<email>')
  .description('make somebody a platform admin')
  .action((email: string) => withDatabase((url) => giveRole(url, email, 'admin')))

admin
  .command('revoke')
  .argument('<email>')
  .description('take that back: they are what they were before')
  .action((email: string) => withDatabase((url) => giveRole(url, email, 'user')))

turnout
  .command('group')
  .description('groups that were deleted')
  .command('restore')
  .argument('[id]', 'the id of the group; without it the command tells which there are')
  .description('bring a group back within 30 days of its deletion')
  .action((id?: string) => withDatabase((url) => restoreGroupCommand(url, id)))

turnout
  .command('replay')
  .argument('<file>')
  .description('replay the receipt of a game and say whether it comes to the same')
  .action((file: string) => {
    const { message: says, exitCode } = replayReceipt(file)
    console.log(says)
    process.exitCode = exitCode
  })

await turnout.parseAsync()

async function giveRole(url: string, email: string, role: 'admin' | 'user'): Promise<string> {
  const changed = await inTransaction(url, async (sql) => {
    const accounts = await (role === 'admin' ? grantAdmin : revokeAdmin)(sql, emailKey(email))
    // open streams show other buttons at once, or end
    for (const { id } of accounts) await publishRecheckIn(sql, { userId: id })
    return accounts.length > 0
  })
  if (!changed)
    throw new Error(
      `Nobody with the address ${email} has an account yet. They register first, and open the link in the mail.`,
    )
  return role === 'admin' ? `${email} is a platform admin now.` : `${email} is no platform admin any more.`
}
