import { setTimeout as sleep } from 'node:timers/promises'
import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { createGroup } from '@turnout/contract/groups'
import { answerScheduledGame, getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { EMPTY_ATTENDANCE } from '@turnout/rules/attendance'
import { evolveScheduledGame, type ScheduledGame } from '@turnout/rules/scheduled-game'
import { asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '../features/notifications/tables.ts'
import { scheduledGameLog, scheduledGames } from '../features/scheduled-games/tables.ts'
import { SETTINGS } from '../features/scheduled-games/testing.ts'
import { jobs } from '../platform/jobs/tables.ts'
import { freePort } from '../testing/free-port.ts'
import { CANAL_SIDE, members } from '../testing/game-setup.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { KILL_METHODS } from '../testing/kill-methods.ts'
import { reportLoss } from '../testing/loss-report.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { type Person, person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'

/** Of all kinds together, in turn. */
const KILLS = Number(process.env.PROMOTION_KILLS ?? 2)
const PLACES = 4
/** Number of people who drop out at once. */
const LEAVING = 3
/** The kill comes at most this long after their commands. */
const WITHIN_MS = 80
const NAMES = Array.from({ length: 11 }, (_, nr) => `Player${String.fromCharCode(65 + nr)}`)

let program: Program
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  const port = await freePort()
  mail = await startMailServer(port)
  program = await Program.make({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Turnout <club@example.org>',
  })
  await program.start()
})
afterAll(async () => {
  await program.remove()
  await mail.close()
})

const VENUES = [
  { timeZone: 'Europe/London', venue_latitude: 51.535, venue_longitude: -0.0575 },
  { timeZone: 'Asia/Tokyo', venue_latitude: 35.68, venue_longitude: 139.76 },
  { timeZone: 'America/Los_Angeles', venue_latitude: 34.05, venue_longitude: -118.24 },
]

/** A time zone where it is day now: at night every mail would wait for the morning. */
function venueInDaylight() {
  const hourAt = (timeZone: string) =>
    Number(new Date().toLocaleString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }))
  const { timeZone: _, ...venue } = VENUES.find(({ timeZone }) => {
    const hour = hourAt(timeZone)
    return hour >= 8 && hour < 18
  })!
  return venue
}

/** A game in two days with four places, all taken, and eight people who wait for one. */
const fullGame = (clients: RetryingClients) =>
  program.withDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const body = { ...CANAL_SIDE, ...venueInDaylight(), playing_days: '0,1,2,3,4,5,6' }
    const params = { groupId: (await ada.call(createGroup, { body })).reply.id }
    await ada.call(changeAttendanceSettings, {
      params,
      body: { ...SETTINGS, mode: 'limited', places: PLACES },
    })
    const people = [ada, ...(await members(server, params.groupId, NAMES))]
    const { reply } = await ada.call(listScheduledGames, { params })
    const game = { params: { ...params, gameId: reply[2]!.id } }
    const answer = (who: Person, choice: 'going' | 'not_going') =>
      clients.callUntilAnswered(answerScheduledGame, { ...game, body: { answer: choice } }, who)
    for (const who of people) await answer(who, 'going')
    return { people, game, answer }
  })

/** Jobs of a killed program are free after two minutes; here at once. */
const releaseJobs = () =>
  program.withDatabase(async ({ deps }) => {
    await deps.sql
      .update(jobs)
      .set({ heldUntil: null, runAt: new Date(0) })
      .where(isNull(jobs.doneAt))
    return deps.sql.$count(jobs, isNull(jobs.doneAt))
  })

interface Promotion {
  userId: string
  key: string
}

/**
 * Every promotion, from the log: only people on the waiting list are promoted, and never more than there are places.
 * The stored game equals the replayed log.
 */
async function promotionsIn(gameId: string): Promise<Promotion[]> {
  const { log, stored } = await program.withDatabase(async ({ deps: { sql } }) => ({
    log: await sql
      .select()
      .from(scheduledGameLog)
      .where(eq(scheduledGameLog.gameId, gameId))
      .orderBy(asc(scheduledGameLog.version)),
    stored: (await sql.select().from(scheduledGames).where(eq(scheduledGames.id, gameId)))[0]!.game,
  }))
  let game: ScheduledGame = {
    ...stored,
    attendance: { ...EMPTY_ATTENDANCE, places: PLACES },
    done: [],
  }
  const promotions: Promotion[] = []
  for (const { at, actorId, events } of log)
    for (const event of events) {
      if (event.type === 'place-gained') {
        const waiting = game.attendance.waiting.map(({ id }) => id)
        expect(waiting, 'promised to a person on the list').toEqual(expect.arrayContaining([...event.ids]))
        for (const userId of event.ids)
          if (userId !== actorId) promotions.push({ userId, key: `place ${gameId} ${at.getTime()}` })
      }
      game = evolveScheduledGame(game, event)
      expect(game.attendance.going.length).toBeLessThanOrEqual(PLACES)
    }
  expect(game).toEqual(stored)
  return promotions
}

/** In the bell a newer notification about a person's place replaces the older one. */
async function bellsOf(gameId: string): Promise<Promotion[]> {
  const rows = await program.withDatabase(({ deps }) =>
    deps.sql
      .select()
      .from(notifications)
      .where(eq(notifications.replaces, `place ${gameId}`)),
  )
  return rows.map(({ userId, key }) => ({ userId, key }))
}

/**
 * The people who got a mail about a place since the last check. A second try has the id of the first one, so it is the
 * same mail.
 */
function mailedPlaces(people: readonly Person[]): string[] {
  const mails = mail.got.splice(0).filter(({ mail: { subject } }) => subject?.startsWith('You have a place'))
  const byId = new Map(mails.map(({ recipients, mail: { messageId } }) => [messageId, recipients[0]]))
  return [...byId.values()].map((email) => people.find((who) => who.email === email)?.id ?? '')
}

const sorted = (promotions: readonly Promotion[]): string[] =>
  promotions.map(({ userId, key }) => `${userId} ${key}`).sort()

test(
  '[I1] [I20] [H-3] [Y-8] killed in the middle of promotions, program or database or both, no place is given twice, and each person is notified once',
  async () => {
    const clients = new RetryingClients(program.call)
    const { people, game, answer } = await fullGame(clients)
    const [ada] = people
    const { gameId } = game.params
    const report = { rounds: KILLS, acknowledged: 0, lost: 0, doubled: 0 }
    let promotedBefore = 0
    let cutShort = 0
    for (let round = 0; round < KILLS; round += 1) {
      const [name, kill] = KILL_METHODS[round % KILL_METHODS.length]!
      const before = await clients.callUntilAnswered(getScheduledGame, game, ada!)
      expect(before.going).toHaveLength(PLACES)
      const leaving = people.filter(({ id }) =>
        before.going.slice(0, LEAVING).some((going) => going.id === id),
      )
      const triesBefore = clients.retryCount
      const left = Promise.all(leaving.map((who) => answer(who, 'not_going')))
      await sleep(Math.random() * WITHIN_MS)
      await kill(program)
      await left
      if (clients.retryCount > triesBefore) cutShort += 1
      await expect.poll(releaseJobs, { timeout: 60_000, interval: 1_000 }).toBe(0)

      const all = await promotionsIn(gameId)
      const latest = [...new Map(all.map((promotion) => [promotion.userId, promotion])).values()]
      const promoted = all.slice(promotedBefore).map(({ userId }) => userId)
      promotedBefore = all.length
      const expected = before.waiting.slice(0, LEAVING).map(({ id }) => id)
      expect(promoted, `${name}: the first in line have the places`).toEqual(expected)
      const mailed = mailedPlaces(people)
      const bells = await bellsOf(gameId)
      report.acknowledged += LEAVING
      report.lost += promoted.filter((id) => !mailed.includes(id)).length
      report.doubled += mailed.length - new Set(mailed).size
      expect(sorted(bells), `${name}: one row in each bell`).toEqual(sorted(latest))
      expect(mailed.sort(), `${name}: one mail each`).toEqual(promoted.sort())
      for (const who of leaving) await answer(who, 'going')
    }
    reportLoss('crash, in the middle of promotions', report, `${cutShort} of them before all were answered`)
    await program.withDatabase(expectInvariants)
  },
  300_000 + KILLS * 60_000,
)
