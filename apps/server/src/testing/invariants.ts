import { expect } from 'vitest'
import type { Sql } from '../platform/db/database.ts'
import { ONE_MOMENT, verifyDatabase } from '../verify/verify-database.ts'

const NOTHING = /^$/
/** A clock of the database that was set back shows in the log. */
export const EXCEPT_LOG_TIMES = /moments in the log never go back/
/** A browser story sets up states that commands could not reach, but every log still gives what is stored. */
export const EXCEPT_INVARIANTS = /^Not true of/

/** After every test that plays: the invariants are true, and the replay of each log gives what is stored. */
export async function expectInvariants({ deps }: { deps: { sql: Sql } }, except = NOTHING): Promise<void> {
  const { faults } = await deps.sql.transaction(verifyDatabase, ONE_MOMENT)
  expect(faults.filter((fault) => !except.test(fault))).toEqual([])
}
