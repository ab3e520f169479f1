import { emailKey } from '@turnout/rules/account'
import { pluralize } from '@turnout/rules/words'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { createStorage } from '../create-storage.ts'
import { publish } from '../event-subscribers.ts'
import { deactivateAccount } from '../features/accounts/deactivate-account.ts'
import { endSignIns, findUserByEmail, lockUser, type User } from '../features/accounts/store.ts'
import { deleteCodesOf, findTies } from '../features/oauth/store.ts'
import { deletePasskeys, findPasskeys } from '../features/passkeys/store.ts'
import { endSecondFactor } from '../features/second-factor/end-second-factor.ts'
import { lifecycle } from '../lifecycle.ts'
import { databaseClock } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { createFiles } from '../platform/files/files.ts'
import { inTransaction, onMigratedDatabase, withDatabase } from './with-database.ts'

export function userCommands(turnout: Command): void {
  const user = turnout.command('user').description('people with an account')

  user
    .command('sign-out')
    .argument('<email>')
    .description('end all sessions of somebody, for a phone that is lost or a stranger who is in')
    .option('--passkeys', 'remove all passkeys, too')
    .action((email: string, { passkeys = false }: { passkeys?: boolean }) =>
      withDatabase((url) => signOut(url, email, { passkeys })),
    )

  user
    .command('second-factor-off')
    .argument('<email>')
    .description(
      'let somebody in by their password alone again, who has lost their passkeys and recovery codes',
    )
    .action((email: string) => withDatabase((url) => turnSecondFactorOff(url, email)))

  user
    .command('deactivate')
    .argument('<email>')
    .description('what somebody does on their profile to go for good: at once, and everywhere')
    .action((email: string) => withDatabase((url, config) => deactivate(url, config, email)))
}

/** Also removes what a stranger may have prepared to return: links and unfinished sign-ins. Counts what stays. */
const signOut = (url: string, email: string, { passkeys }: { passkeys: boolean }) =>
  inTransaction(url, async (sql) => {
    const user = await requireUser(sql, email)
    await lockUser(sql, user.id)
    const now = new Date(await databaseClock().now(sql))
    await endSignIns(sql, user.id, now)
    await deleteCodesOf(sql, user.id)
    if (passkeys) await deletePasskeys(sql, user.id)
    await publish(sql, 'sessions-ended', { userId: user.id })
    return [
      `${email} is signed out everywhere. A person who knows the password can sign in again; a new one is set by 'forgot password'.`,
      ...(await otherWaysIn(sql, user)),
    ].join(' ')
  })

async function otherWaysIn(sql: Sql, { id, secondFactorSince }: User): Promise<string[]> {
  const [passkeys, ties] = [(await findPasskeys(sql, id)).length, (await findTies(sql, id)).length]
  return [
    ...(passkeys > 0 ? [`So can ${pluralize(passkeys, 'passkey')}: --passkeys removes them.`] : []),
    ...(ties > 0
      ? [`Gmail or GitHub stays tied (${ties}): with a second factor that alone opens nothing.`]
      : []),
    ...(passkeys === 0 && secondFactorSince
      ? ['The second factor is on: only a recovery code finishes a sign-in, until `user second-factor-off`.']
      : []),
  ]
}

const turnSecondFactorOff = (url: string, email: string) =>
  inTransaction(url, async (sql) => {
    const { id: userId } = await requireUser(sql, email)
    const isEnded = await endSecondFactor(
      sql,
      { clock: databaseClock(), publish },
      { userId, by: 'operator' },
    )
    return isEnded
      ? `${email} signs in with the password alone again, and is told so by mail. Their passkeys stay.`
      : `${email} signs in with the password alone already. Nothing was changed.`
  })

const noAccount = (email: string) => new Error(`Nobody with the address ${email} has an account.`)

async function requireUser(sql: Sql, email: string): Promise<User> {
  const user = await findUserByEmail(sql, emailKey(email))
  if (!user) throw noAccount(email)
  return user
}

const deactivate = (url: string, config: Config, email: string) =>
  onMigratedDatabase(url, async ({ sql: rootSql, transact }) => {
    const result = await transact(async (sql) => {
      const { id } = await requireUser(sql, email)
      return deactivateAccount(sql, { clock: databaseClock(), lifecycle, publish }, id)
    })
    if (result.type === 'nobody') throw noAccount(email)
    if (result.type === 'only-admin')
      throw new Error(
        `${email} is the only admin of ${result.groups}, where others are members. Nothing was changed. Let them make somebody else an admin first, or delete it.`,
      )
    const files = createFiles(createStorage(config), rootSql)
    // the sweep removes files that stay
    for (const picture of result.pictures) await files.remove(picture).catch(() => {})
    return `${email} is deactivated: signed out everywhere, in no group any more, and nothing is left that says who they were.`
  })
