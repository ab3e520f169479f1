import { getSeason as endpoint, type SeasonGame } from '@turnout/contract/season'
import { EMPTY_ATTENDANCE } from '@turnout/rules/attendance'
import { type AttendanceRecord, attendanceRecords } from '@turnout/rules/attendance-record'
import { may } from '@turnout/rules/membership'
import { isRecorded } from '@turnout/rules/scheduled-game'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import { TWELVE_MONTHS_MS } from '../../platform/twelve-months.ts'
import { authorizeGroup, type GroupRow, localDate } from '../groups/public.ts'
import { findArrivalsSince, findGamesSince, findPeople } from './store.ts'

export const getSeason = handle(endpoint, async (request, { sql, clock }) => {
  const { actor } = request
  const { group, viewer } = await authorizeGroup(sql, request, may.seeStatistics)
  const games = await pastGames(sql, group, await clock.now(sql))
  const own = games.map(({ date, records }) => ({ date, ...countsOf([records.get(actor.id)]) }))
  const first = games.findIndex(({ records }) => records.has(actor.id))
  return {
    mine: first < 0 ? [] : own.slice(first),
    everyone: may.seeEveryonesAttendance(viewer) ? await everyone(sql, group, games) : null,
  }
})

interface PastGame {
  date: string
  records: ReadonlyMap<string, AttendanceRecord>
}

/** The games that took place and are over, oldest first; also of a group that does not ask who comes. */
async function pastGames(sql: Sql, group: GroupRow, now: number): Promise<PastGame[]> {
  const from = localDate(group.timeZone, now - TWELVE_MONTHS_MS)
  const today = localDate(group.timeZone, now)
  const [rows, arrivals] = await Promise.all([
    findGamesSince(sql, group.id, from),
    findArrivalsSince(sql, group.id, from),
  ])
  const arrivedOn = new Map<string, string[]>()
  for (const { date, userId } of arrivals) arrivedOn.set(date, [...(arrivedOn.get(date) ?? []), userId])
  // another game may have moved to the date of a cancelled one; it comes later here and replaces that one
  const cancelledFirst = rows.toSorted((a, b) => Number(!a.game.cancelled) - Number(!b.game.cancelled))
  const known = new Map(cancelledFirst.map(({ game }) => [game.session.date, game]))
  const asked = new Map([...known].filter(([, game]) => isRecorded(game)))
  const recordsOn = (date: string) =>
    attendanceRecords(asked.get(date)?.attendance ?? EMPTY_ATTENDANCE, arrivedOn.get(date) ?? [])
  const isOver = (date: string) => {
    const game = known.get(date)
    return game ? !game.cancelled && now >= game.session.endsAt : date < today
  }
  return [...new Set([...asked.keys(), ...arrivedOn.keys()])]
    .filter((date) => date >= from && isOver(date))
    .sort()
    .map((date) => ({ date, records: recordsOn(date) }))
}

async function everyone(sql: Sql, group: GroupRow, games: readonly PastGame[]) {
  const people = await findPeople(sql, group.id)
  return {
    games: games.map(({ date, records }) => ({ date, ...countsOf([...records.values()]) })),
    people: people.map(({ userId, name }) => ({
      ...{ user_id: userId, name },
      ...countsOf(games.map(({ records }) => records.get(userId))),
    })),
  }
}

function countsOf(records: readonly (AttendanceRecord | undefined)[]): Omit<SeasonGame, 'date'> {
  const count = (fact: keyof AttendanceRecord) => records.filter((record) => record?.[fact]).length
  return {
    going_count: count('wasIn'),
    came_count: count('came'),
    late_drop_out_count: count('lateDropOut'),
    no_show_count: count('noShow'),
  }
}
