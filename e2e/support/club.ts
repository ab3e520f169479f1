import type { InputOf } from '@turnout/contract/endpoint'
import { checkIn, playBall } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { createGroup } from '@turnout/contract/groups'
import { getGameState } from '@turnout/contract/live-match'
import { assignCaptains, assignTeams } from '@turnout/contract/teams'
import { published } from '../../apps/server/src/features/events/testing.ts'
import { CANAL_SIDE, checkInGuests, kickOff, members } from '../../apps/server/src/testing/game-setup.ts'
import { type Person, person } from '../../apps/server/src/testing/people.ts'
import type { TestServer } from '../../apps/server/src/testing/server.ts'
import { sessionAround } from '../../demo/groups.ts'

const MINUTE_MS = 60_000
const VENUES = [
  { timeZone: 'Europe/London', latitude: 51.535, longitude: -0.0575 },
  { timeZone: 'America/Los_Angeles', latitude: 34.0736, longitude: -118.2404 },
  { timeZone: 'Pacific/Auckland', latitude: -36.8485, longitude: 174.7633 },
  { timeZone: 'Asia/Tokyo', latitude: 35.6586, longitude: 139.7454 },
] as const

/**
 * From 18:00 and through the night a phone with a position checks in without a press: a club of stories plays
 * where it is day.
 */
function venueByDay(now: number) {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
  const isDay = ({ timeZone }: (typeof VENUES)[number]) => hourIn(timeZone) >= 8 && hourIn(timeZone) < 17
  return VENUES.find(isDay) ?? VENUES[0]
}

export interface Club {
  groupId: string
  ada: Person
  people: Person[]
  /** The position of a phone that checks in. */
  atThePitch: { latitude: number; longitude: number; accuracy: number }
  gameDay: string
}

/** Ada's group and its members, forty minutes into its session by the real time. */
export async function clubToday(
  server: TestServer,
  names: readonly string[],
  group: Partial<InputOf<typeof createGroup>['body']> = {},
): Promise<Club> {
  const now = Date.now()
  const { timeZone, latitude, longitude } = venueByDay(now)
  const ada = await person(server, 'Ada')
  const venue = { venue_latitude: latitude, venue_longitude: longitude, ...sessionAround(now, timeZone) }
  const { reply } = await ada.call(createGroup, { body: { ...CANAL_SIDE, ...venue, ...group } })
  return {
    groupId: reply.id,
    ada,
    people: await members(server, reply.id, names),
    atThePitch: { latitude, longitude, accuracy: 10 },
    gameDay: `/my-sports-groups/${reply.id}/game-day`,
  }
}

export const checkInBy = ({ groupId, atThePitch }: Club, who: Person) =>
  who.call(checkIn, { params: { groupId }, body: atThePitch })

/** All have arrived in the order of `people`; the first two are captains. */
export async function nameCaptains(club: Club): Promise<string[]> {
  const params = { groupId: club.groupId }
  const ids = []
  for (const who of club.people) ids.push((await checkInBy(club, who)).reply.player.id)
  for (const [index, id] of ids.slice(0, 2).entries())
    await club.ada.call(assignCaptains, { params, body: { [id]: index + 1 } })
  return ids
}

/** Six guests in two teams, and the clock of the first match is running. */
export async function startFirstMatch({ groupId, ada }: Club): Promise<string> {
  const params = { groupId }
  const ids = await checkInGuests(ada, groupId, 6)
  await ada.call(assignTeams, { params, body: { 1: ids.slice(0, 3), 2: ids.slice(3) } })
  const { game_id: gameId } = (await ada.call(playBall, { params })).reply
  await kickOff(ada, gameId)
  return gameId
}

export const stateOf = async (who: Person, gameId: string): Promise<GameState> =>
  (await who.call(getGameState, { params: { gameId } })).reply

/** Ada's group and its members; it plays every week, next time tomorrow by London's clock. */
export async function clubTomorrow(
  server: TestServer,
  names: readonly string[],
): Promise<Pick<Club, 'ada' | 'groupId' | 'people'>> {
  const ada = await person(server, 'Ada')
  const tomorrow = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' }).format(
    Date.now() + 24 * 60 * 60 * 1000,
  )
  const playing_days = [{ day: tomorrow.toUpperCase() }]
  const { reply } = await ada.call(createGroup, { body: { ...CANAL_SIDE, playing_days } })
  return { ada, groupId: reply.id, people: await members(server, reply.id, names) }
}

/** The same, but its session begins in half an hour: check-in is open, and strangers still find it. */
export function clubTonight(server: TestServer): Promise<Club> {
  const now = Date.now()
  return clubToday(server, [], sessionAround(now + 70 * MINUTE_MS, venueByDay(now).timeZone))
}

/** Ben's event of today, in a time zone where it is day: it begins in half an hour, and check-in is open. */
export async function eventTonight(
  server: TestServer,
  changes: Parameters<typeof published>[1] = {},
): Promise<{ ben: Person; eventId: string; atTheDoor: Club['atThePitch'] }> {
  const now = Date.now()
  const { timeZone, latitude, longitude } = venueByDay(now)
  const local = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, ...options }).format(at)
  const timeAt = (at: number) => local(at, { hour: '2-digit', minute: '2-digit' })
  const start = now + 30 * MINUTE_MS
  const ben = await person(server, 'Ben')
  const eventId = await published(ben, {
    date: local(start, { dateStyle: 'short' }),
    start_time: timeAt(start),
    end_time: timeAt(start + 180 * MINUTE_MS),
    venue_latitude: latitude,
    venue_longitude: longitude,
    ...changes,
  })
  return { ben, eventId, atTheDoor: { latitude, longitude, accuracy: 10 } }
}
