import { expect } from 'vitest'
import type { Sql } from '../platform/db/database.ts'
import { ONE_MOMENT, verifyDatabase } from '../verify/verify-database.ts'

const NOTHING = /^$/
/** Where somebody set the clock of the database back, the log has it. */
export const EXCEPT_LOG_TIMES = /moments in the log never go back/
/** A story in the browser sets up what no person could, but every log gives what is stored. */
export const EXCEPT_INVARIANTS = /^Not true of/

/** After every test that plays: the invariants hold, and each log, replayed by the rules alone, gives what is stored. */
export async function expectInvariants({ deps }: { deps: { sql: Sql } }, except = NOTHING): Promise<void> {
  const { faults } = await deps.sql.transaction(verifyDatabase, ONE_MOMENT)
  expect(faults.filter((fault) => !except.test(fault))).toEqual([])
}
