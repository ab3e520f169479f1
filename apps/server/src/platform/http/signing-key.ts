import { eq } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { signingKeys } from './tables.ts'

/** Keys that phones and sent mails rely on for years, so a backup contains them. The other keys sign for minutes. */
export const LASTING_KEYS = ['vapid', 'notification-mails'] as const
type KeyName = (typeof LASTING_KEYS)[number] | 'passage' | 'sign-up'

/** One key for each purpose and database. Later nodes get the key of the first one. */
export async function signingKey(sql: Sql, name: KeyName, fresh: string): Promise<string> {
  await sql.insert(signingKeys).values({ name, key: fresh }).onConflictDoNothing()
  const [stored] = await sql
    .select({ key: signingKeys.key })
    .from(signingKeys)
    .where(eq(signingKeys.name, name))
  return stored?.key ?? fresh
}
