import { emailKey } from '@turnout/rules/account'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { findUserByEmail, type Parting, sayFarewell } from '../features/accounts/public.ts'
import { databaseClock } from '../platform/clock.ts'
import { createFiles } from '../platform/files/files.ts'
import { announceWho } from '../platform/live/broker.ts'
import { storageOf } from '../storage-of.ts'
import { inTheStores, withDatabase } from './on-database.ts'

export function userCommands(turnout: Command): void {
  turnout
    .command('user')
    .description('people with an account')
    .command('deactivate')
    .argument('<email>')
    .description('what somebody does on their profile to go for good: at once, and everywhere')
    .action((email: string) => withDatabase((url, config) => deactivate(url, config, email)))
}

const deactivate = (url: string, config: Config, email: string) =>
  inTheStores(url, async ({ sql: outside, transact }) => {
    const parting = await transact(async (sql): Promise<Parting> => {
      const user = await findUserByEmail(sql, emailKey(email))
      if (!user) return { is: 'nobody' }
      const said = await sayFarewell(sql, user.id, () => databaseClock().now(sql))
      if (said.is === 'gone')
        for (const who of [{ userId: user.id }, ...said.groupIds.map((groupId) => ({ groupId }))])
          await announceWho(sql, who)
      return said
    })
    if (parting.is === 'nobody') throw new Error(`Nobody with the address ${email} has an account.`)
    if (parting.is === 'only-admin')
      throw new Error(
        `${email} is the only admin of ${parting.groups}, where others are members. Nothing was changed. Let them make somebody else an admin first, or delete it.`,
      )
    const files = createFiles(storageOf(config), outside)
    // a file that stays is taken by the sweep
    for (const picture of parting.pictures) await files.remove(picture).catch(() => {})
    return `${email} is deactivated: signed out everywhere, in no group any more, and nothing is left that says who they were.`
  })
