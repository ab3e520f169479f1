#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { NewsletterTag } from '@turnout/contract/newsletter'
import { emailKey } from '@turnout/rules/account'
import { count } from '@turnout/rules/words'
import { Command, Option } from 'commander'
import pg from 'pg'
import { type Config, loadConfig } from './config.ts'
import { issueNewsletter, readIssue } from './features/newsletter/public.ts'
import { createDatabase } from './platform/db/database.ts'
import { findRunning, startEmbedded } from './platform/db/embedded.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createPool } from './platform/db/pool.ts'
import { CHANNEL } from './platform/live/broker.ts'
import { replayReceipt } from './replay-receipt.ts'

/** Streams that are open now show other buttons at once, or end. */
const TELL = `select id, pg_notify('${CHANNEL}', json_build_object('who', json_build_object('userId', id))::text) from changed`

const GRANT = `with changed as (
  update users set role = 'admin' where email_key = $1 and deactivated_at is null returning id) ${TELL}`

/** Whoever had a business before has it still. Revoked twice is revoked once. */
const REVOKE = `with changed as (
  update users set role = case
    when role <> 'admin' then role
    when exists (select from vendors where owner_id = users.id) then 'vendor'
    else 'user' end
  where email_key = $1 and deactivated_at is null returning id) ${TELL}`

async function sendNewsletter(url: string, text: string, tag: NewsletterTag): Promise<string> {
  if (!readIssue(text))
    throw new Error(
      'Nothing was sent: the first line is the subject, and paragraphs follow after an empty line.',
    )
  await migrateDatabase(url)
  const pool = createPool(url, { statement_timeout: 0 })
  try {
    const issued = await createDatabase(pool).transact((sql) => issueNewsletter(sql, text, tag))
    return issued.is === 'sent'
      ? `${count(issued.to, 'mail')} to the list '${tag}' on the way.`
      : `Nothing was sent: these words went to the list '${tag}' on ${issued.at.toISOString().slice(0, 10)}.`
  } finally {
    await pool.end()
  }
}

const turnout = new Command('turnout').description('What an operator of Turnout does from the command line.')

turnout
  .command('migrate')
  .description('bring the database up to this version')
  .action(() =>
    withDatabase(async (url) => {
      await migrateDatabase(url)
      return 'The database is up to date.'
    }),
  )

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
  .command('replay')
  .argument('<file>')
  .description('play the receipt of an evening again and say whether it comes to the same')
  .action((file: string) => {
    const { says, exitCode } = replayReceipt(file)
    console.log(says)
    process.exitCode = exitCode
  })

await turnout.parseAsync()

/** On the database of the running program, or on one that is started for this command alone. */
async function withDatabase(work: (url: string) => Promise<string>) {
  try {
    if (existsSync('.env')) process.loadEnvFile()
    const config = loadConfig(process.env)
    const running = config.databaseUrl ?? (await findRunning(config.dataDir))
    console.log(running ? await work(running) : await onItsOwn(config, work))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function onItsOwn({ dataDir }: Config, work: (url: string) => Promise<string>): Promise<string> {
  const embedded = await startEmbedded(dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function giveRole(url: string, email: string, role: 'admin' | 'user'): Promise<string> {
  await migrateDatabase(url)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // the statement in hand fails by itself
  await client.connect()
  const { rowCount } = await client
    .query(role === 'admin' ? GRANT : REVOKE, [emailKey(email)])
    .finally(() => client.end())
  if (!rowCount) throw new Error(`Nobody with the address ${email} has an account yet. They register first.`)
  return role === 'admin' ? `${email} is a platform admin now.` : `${email} is no platform admin any more.`
}
