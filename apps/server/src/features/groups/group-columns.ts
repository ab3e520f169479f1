import { mergeHouseRules } from '@turnout/contract/convert-match-rules'
import type { GroupChanges, GroupField, NewGroup } from '@turnout/contract/groups'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { rulesOfSport } from '@turnout/rules/rule-presets'
import type { Sport } from '@turnout/rules/sports'
import type * as z from 'zod'
import { timeOfDay } from './local-time.ts'
import { sessionAt, zoneOf } from './schedule.ts'
import { searchText } from './search-text.ts'
import type { GroupRow, NewGroupRow } from './store.ts'
import type { SessionChange } from './tables.ts'

type Changes = z.output<typeof GroupChanges>

/** The column of each field of the contract. A field without a column does not compile. */
const COLUMN_OF = {
  sports_type: 'sportsType',
  name: 'name',
  description: 'description',
  venue_name: 'venueName',
  venue_address: 'venueAddress',
  venue_latitude: 'venueLatitude',
  venue_longitude: 'venueLongitude',
  venue_radius: 'venueRadius',
  playing_days: 'playingDays',
  game_start_time: 'gameStartTime',
  game_end_time: 'gameEndTime',
  max_teams: 'maxTeams',
  max_players_per_team: 'maxPlayersPerTeam',
  rules: 'rules',
  referee_required: 'refereeRequired',
  draft_order: 'draftOrder',
  match_rules: 'matchRules',
} as const satisfies Record<GroupField, keyof GroupRow>

type ColumnOf = typeof COLUMN_OF
type Columns<S> = {
  [K in keyof S as K extends keyof ColumnOf ? ColumnOf[K] : never]: Exclude<S[K], undefined>
}

const FIELDS = Object.entries(COLUMN_OF) as [GroupField, keyof GroupRow][]

/** Fields that the input leaves out have no column here, so they do not change. */
function toColumns<S extends { [F in GroupField]?: unknown }>(input: S): Columns<S> {
  const pairs = FIELDS.map(([field, column]) => [column, input[field]])
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

/** Every field with the value of its column. */
export const toFields = (group: GroupRow) =>
  Object.fromEntries(FIELDS.map(([field, column]) => [field, group[column]])) as {
    [F in GroupField]: GroupRow[ColumnOf[F]]
  }

/** A new group's columns. The sport's rules apply where the input has none. */
export const newColumns = (input: z.output<typeof NewGroup>, sport: Sport) => ({
  venueRadius: DEFAULT_VENUE_RADIUS_M,
  ...toColumns(input),
  sportsType: sport.id,
  timeZone: zoneOf(input.venue_latitude, input.venue_longitude),
  matchRules: mergeHouseRules(input.match_rules ?? {}, rulesOfSport(sport.id)),
  searchText: searchText(toColumns(input)),
})

/** The columns that a change writes. A moved venue changes the time zone, a new sport the rules. */
export function changedColumns(group: GroupRow, input: Changes, sport: Sport): Partial<NewGroupRow> {
  const latitude = input.venue_latitude ?? group.venueLatitude
  const longitude = input.venue_longitude ?? group.venueLongitude
  const hasMoved = latitude !== group.venueLatitude || longitude !== group.venueLongitude
  const timeZone = hasMoved ? zoneOf(latitude, longitude) : group.timeZone
  const base = sport.id === group.sportsType ? group.matchRules : rulesOfSport(sport.id)
  const changed = toColumns(input)
  return {
    ...changed,
    sportsType: sport.id,
    matchRules: mergeHouseRules(input.match_rules ?? {}, base),
    searchText: searchText({ ...group, ...changed }),
    timeZone,
    ...(timeZone !== group.timeZone && {
      sessionChanges: group.sessionChanges.map((change) => inOtherZone(change, group.timeZone, timeZone)),
    }),
  }
}

/** A change may contain only one of the two times, so it is compared with the group's other time. */
export const timesEqual = (group: GroupRow, changes: Changes): boolean =>
  (changes.game_start_time ?? group.gameStartTime) === (changes.game_end_time ?? group.gameEndTime)

/** [D-6] In a new time zone, a changed session keeps its hours; one at another venue does not change. */
const inOtherZone = (change: SessionChange, before: string, after: string): SessionChange => {
  const { session, venue } = change
  if (!session || venue) return change
  const [start, end] = [session.startsAt, session.endsAt].map((at) => timeOfDay(before, at))
  return { ...change, session: sessionAt({ timeZone: after }, session.date, start!, end!) }
}
