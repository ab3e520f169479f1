import type { InputOf } from '@turnout/contract/endpoint'
import { createGroup, joinGroup, type SportGroup } from '@turnout/contract/groups'
import { approveMember, listMembers } from '@turnout/contract/members'
import { WEEKDAYS, weekdayName } from '@turnout/rules/words'
import { type AppHost, callAs } from './host.ts'
import type { Person } from './people.ts'

type GroupBody = InputOf<typeof createGroup>['body']

export const AT_THE_PITCH = { latitude: 51.53487, longitude: -0.05741, accuracy: 12 }

const MINUTE_MS = 60_000
const ZONE = 'Europe/London'

type Session = Pick<GroupBody, 'playing_days' | 'game_start_time' | 'game_end_time'>

/** A session that began forty minutes ago and lasts another hour and three quarters, at any time of day. */
export function sessionAround(now: number, zone = ZONE): Session {
  const start = now - 40 * MINUTE_MS
  const fives = start - (start % (5 * MINUTE_MS))
  const local = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', ...options }).format(at)
  const timeAt = (at: number) => local(at, { hour: '2-digit', minute: '2-digit' })
  const today = WEEKDAYS.find((day) => weekdayName(day) === local(fives, { weekday: 'long' })) ?? 'MONDAY'
  const other = WEEKDAYS[(WEEKDAYS.indexOf(today) + 3) % 7] ?? today
  return {
    playing_days: [{ day: today }, { day: other }],
    game_start_time: timeAt(fives),
    game_end_time: timeAt(fives + 150 * MINUTE_MS),
  }
}

/**
 * The same time by the venue's clock, this many weeks earlier: a session keeps its time when daylight saving
 * changes.
 */
export function weeksBefore(now: number, weeks: number, zone = ZONE): number {
  const ago = now - weeks * 7 * 24 * 60 * MINUTE_MS
  return ago + zoneOffset(now, zone) - zoneOffset(ago, zone)
}

/** The offset of a time zone from UTC at a moment (ms). */
function zoneOffset(at: number, zone: string): number {
  const second = at - (at % 1000)
  const shown = new Date(second).toLocaleString('sv-SE', { timeZone: zone })
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - second
}

export const canalSide = (now: number): GroupBody => ({
  name: 'Canal Side Kickabout',
  description:
    'Five a side on the canal cage, winner stays on. All levels, all ages; come early if you want to be drafted first. Bibs and ball are there, bring water.',
  sports_type: 'football',
  venue_name: 'Weaver Street cage',
  venue_address: '1 Weaver Street, London E2',
  venue_latitude: 51.535,
  venue_longitude: -0.0575,
  venue_radius: 150,
  ...sessionAround(now),
  max_teams: 4,
  max_players_per_team: 5,
  rules: 'No slide tackles. Keepers rotate. The ball over the fence is a throw-in for the others.',
})

export const OTHER_GROUPS: readonly GroupBody[] = [
  {
    name: 'Hoops under the Arches',
    description: 'Half court under the railway arches, dry in any weather. Games to eleven.',
    sports_type: 'basketball',
    venue_name: 'Arch 214',
    venue_address: 'Malcolm Place, London E2',
    venue_latitude: 51.5283,
    venue_longitude: -0.0551,
    playing_days: [{ day: 'WEDNESDAY' }, { day: 'SATURDAY' }],
    game_start_time: '18:30',
    game_end_time: '20:30',
    max_teams: 3,
    max_players_per_team: 5,
    rules: 'Call your own fouls.',
  },
  {
    name: 'Sunrise Padel',
    description: 'Four courts in the park, pairs change every set. Rackets to borrow at the hut.',
    sports_type: 'padel',
    venue_name: 'Victoria Park courts',
    venue_address: 'Grove Road, London E3',
    venue_latitude: 51.5362,
    venue_longitude: -0.0402,
    playing_days: [{ day: 'TUESDAY' }, { day: 'FRIDAY' }, { day: 'SUNDAY' }],
    game_start_time: '07:00',
    game_end_time: '08:30',
    max_teams: 6,
    max_players_per_team: 2,
  },
]

export const createGroupAs = (host: AppHost, caller: Person, body: GroupBody): Promise<SportGroup> =>
  callAs(host, caller, createGroup, { body })

export const requestToJoin = (host: AppHost, caller: Person, groupId: string) =>
  callAs(host, caller, joinGroup, { params: { groupId } })

/** The organiser approves everyone who waits. */
export async function approveAll(host: AppHost, admin: Person, groupId: string): Promise<void> {
  const query = { include_pending: 'true' as const }
  const listed = await callAs(host, admin, listMembers, { params: { groupId }, query })
  for (const { id } of listed.filter(({ is_approved }) => !is_approved))
    await callAs(host, admin, approveMember, { params: { groupId, memberId: id } })
}
