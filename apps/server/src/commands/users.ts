import { emailKey } from '@turnout/rules/account'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { endSessions, findUserByEmail, type Parting, sayFarewell } from '../features/accounts/public.ts'
import { databaseClock } from '../platform/clock.ts'
import { createFiles } from '../platform/files/files.ts'
import { announceWho } from '../platform/live/broker.ts'
import { storageOf } from '../storage-of.ts'
import { inTheStores, withDatabase } from './on-database.ts'

export function userCommands(turnout: Command): void {
  const user = turnout.command('user').description('people with an account')

  user
    .command('sign-out')
    .argument('<email>')
    .description('end all sessions of somebody, for a phone that is lost or a stranger who is in')
    .action((email: string) => withDatabase((url) => signOut(url, email)))

  user
    .command('deactivate')
    .argument('<email>')
    .description('what somebody does on their profile to go for good: at once, and everywhere')
    .action((email: string) => withDatabase((url, config) => deactivate(url, config, email)))
}

const signOut = (url: string, email: string) =>
  inTheStores(url, ({ transact }) =>
    transact(async (sql) => {
      const user = await findUserByEmail(sql, emailKey(email))
      if (!user) throw new Error(nobodyWith(email))
      await endSessions(sql, user.id, new Date(await databaseClock().now(sql)))
      await announceWho(sql, { userId: user.id })
      return `${email} is signed out everywhere. Whoever knows the password can sign in again; a new one is set by 'forgot password'.`
    }),
  )

const nobodyWith = (email: string) => `Nobody with the address ${email} has an account.`

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
    if (parting.is === 'nobody') throw new Error(nobodyWith(email))
    if (parting.is === 'only-admin')
      throw new Error(
        `${email} is the only admin of ${parting.groups}, where others are members. Nothing was changed. Let them make somebody else an admin first, or delete it.`,
      )
    const files = createFiles(storageOf(config), outside)
    // a file that stays is taken by the sweep
    for (const picture of parting.pictures) await files.remove(picture).catch(() => {})
    return `${email} is deactivated: signed out everywhere, in no group any more, and nothing is left that says who they were.`
  })
