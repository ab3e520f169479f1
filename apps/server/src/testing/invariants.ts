import { expect } from 'vitest'
import type { Sql } from '../platform/db/database.ts'
import { wrongAnswers } from '../verify/answers-of-games.ts'
import {
  answersThatDiffer,
  brokenInvariants,
  eventsThatDiffer,
  gamesThatDiffer,
  ONE_MOMENT,
} from '../verify/verify-database.ts'

const NOTHING = /^$/
/** Where somebody set the clock of the database back, the log has it. */
export const EXCEPT_LOG_TIMES = /moments in the log never go back/

/** After every test that plays: the invariants hold, and each log, replayed by the rules alone, is the stored evening. */
export async function expectInvariants({ deps }: { deps: { sql: Sql } }, except = NOTHING): Promise<void> {
  await deps.sql.transaction(async (sql) => {
    const broken = await brokenInvariants(sql)
    expect(broken.filter((invariant) => !except.test(invariant))).toEqual([])
    await replayLogs(sql)
  }, ONE_MOMENT)
}

/** Each log gives the stored game, at one moment: a last press may still be on its way. */
export const expectLogsReplay = ({ deps }: { deps: { sql: Sql } }): Promise<void> =>
  deps.sql.transaction(replayLogs, ONE_MOMENT)

async function replayLogs(sql: Sql): Promise<void> {
  expect(await gamesThatDiffer(sql), 'games').toEqual([])
  expect(await answersThatDiffer(sql), 'scheduled games').toEqual([])
  expect(await eventsThatDiffer(sql), 'events').toEqual([])
  expect(await wrongAnswers(sql), 'answers').toEqual([])
}
