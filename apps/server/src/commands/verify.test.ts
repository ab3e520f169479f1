import { join } from 'node:path'
import { changeScore, endMatch } from '@turnout/contract/live-match'
import { eq, sql as query } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '../features/events/tables.ts'
import { answer as answerEvent, published } from '../features/events/testing.ts'
import { games } from '../features/game/tables.ts'
import { scheduledGames } from '../features/scheduled-games/tables.ts'
import { IN, LIMITED, week } from '../features/scheduled-games/testing.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { idempotencyKeys } from '../platform/http/tables.ts'
import { kickOff, liveGame } from '../testing/game-setup.ts'
import { runCli } from '../testing/run-cli.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { ONE_MOMENT, verifyDatabase } from '../verify/verify-database.ts'

const server = sharedServer()

async function backUp(): Promise<string> {
  const file = join(server.config.dataDir, 'club.tar')
  await makeBackup(file, { databaseUrl: server.databaseUrl, storage: server.deps.storage })
  return file
}

const turnout = (...args: string[]) =>
  runCli({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }, ...args)

/** The output of the command, without starting a program. */
const faults = async () => (await server.deps.sql.transaction(verifyDatabase, ONE_MOMENT)).faults

test('games and answers that match their logs are verified, on the database and in a backup', async () => {
  await liveGame(server)
  await server.setTime('2026-06-15T12:00:00Z')
  const { ada, ben, answer } = await week(server, LIMITED)
  await answer(ben, IN)
  await answerEvent(ben, await published(ada))
  const verified =
    'Every log gives what is stored, and every invariant holds: 1 game, 1 scheduled game, 1 event.'
  expect(await turnout('verify')).toBe(verified)
  expect(await turnout('verify', await backUp())).toMatch(new RegExp(`^The backup of 20.+ ${verified}$`))
})

test('a stored game that differs from its log is named, and so is a score without a goal', async () => {
  const { ada, gameId } = await liveGame(server)
  await kickOff(ada, gameId)
  const { sql } = server.deps
  const [game] = await sql.select().from(games).where(eq(games.id, gameId))
  await sql.execute(
    query`update games set evening = jsonb_set(evening, '{play,now,match,score,a}', '7') where id = ${gameId}`,
  )
  await expect(turnout('verify')).rejects.toThrow(
    `The log of game ${gameId} gives another game than the stored one.\nNot true of ${gameId}: the matches are those of the evening.\n2 faults.`,
  )
  await sql.update(games).set({ evening: game!.evening }).where(eq(games.id, gameId))
  expect(await faults()).toEqual([])
})

test('answers that differ from the log of a date or of an event are named', async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  const { ada, ben, answer, tomorrow } = await week(server, LIMITED)
  await answer(ben, IN)
  const eventId = await published(ada)
  await answerEvent(ben, eventId)
  const { sql } = server.deps
  await sql.update(scheduledGames).set({ game: query`jsonb_set(game, '{attendance,going}', '[]')` })
  await sql.update(events).set({ attendance: query`jsonb_set(attendance, '{going}', '[]')` })
  expect(await faults()).toEqual([
    `The log of the scheduled game ${tomorrow.id} gives other answers than the stored ones.`,
    `The log of the event ${eventId} gives other answers than the stored ones.`,
  ])
})

test('an answer that does not fit the log as one order is named, and so are two answers for one entry', async () => {
  const { ada, gameId } = await liveGame(server)
  const { a, b } = await kickOff(ada, gameId)
  const goal = (key: string, team_id: string) => {
    const body = { team_id, action: 'increment' } as const
    return ada.call(changeScore, { params: { gameId }, body }, { 'idempotency-key': key })
  }
  const { version } = (await goal('first', a)).reply
  await goal('second', b)
  await ada.call(endMatch, { params: { gameId }, body: {} }, { 'idempotency-key': 'end' })
  expect(await faults()).toEqual([])

  const { sql } = server.deps
  const change = (key: string, set: Partial<typeof idempotencyKeys.$inferInsert>) =>
    sql.update(idempotencyKeys).set(set).where(eq(idempotencyKeys.key, key))
  const wrong = (key: string, at: number) =>
    `The answer to ${key} is not what the log of game ${gameId} says at version ${at}.`
  await sql.execute(
    query`update idempotency_keys set body = jsonb_set(body, '{match_result,team_a_score}', '2') where key = 'end'`,
  )
  expect(await faults()).toEqual([wrong('end', version! + 2)])
  await expect(turnout('verify', await backUp())).rejects.toThrow(`${wrong('end', version! + 2)}\n1 fault.`)

  // as if each had been answered before the other
  await change('first', { logVersion: version! + 1 })
  await change('second', { logVersion: version! })
  await change('end', { logVersion: version! + 1 })
  expect(await faults()).toContain('Not true of end: an entry of a log has one answer.')
  await change('end', { logId: null })
  expect(await faults()).toEqual([wrong('second', version!), wrong('first', version! + 1)])
  await change('first', { logVersion: version! + 7 })
  expect(await faults()).toContain(
    'Not true of first: an answer is to the person whose entry in the log it is.',
  )
})
