#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { emailKey } from '@turnout/rules/account'
import { Command } from 'commander'
import pg from 'pg'
import { type Config, loadConfig } from './config.ts'
import { findRunning, startEmbedded } from './platform/db/embedded.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { replayReceipt } from './replay-receipt.ts'

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

const admin = turnout.command('admin').description('who may help out in every group')

admin
  .command('grant')
  .argument('<email>')
  .description('make somebody a platform admin')
  .action((email: string) => withDatabase((url) => giveRole(url, email, 'admin')))

admin
  .command('revoke')
  .argument('<email>')
  .description('make a platform admin an ordinary person again')
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
  const { rowCount } = await client.query('update users set role = $1 where email_key = $2', [
    role,
    emailKey(email),
  ])
  await client.end()
  if (!rowCount) throw new Error(`Nobody with the address ${email} has an account yet. They register first.`)
  return role === 'admin' ? `${email} is a platform admin now.` : `${email} is an ordinary person again.`
}
