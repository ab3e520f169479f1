import type { GroupChanges, NewGroup } from '@turnout/contract/groups'
import { mergeHouseRules } from '@turnout/contract/match-rules'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { rulesOfSport } from '@turnout/rules/house-rules'
import type { Sport } from '@turnout/rules/sports'
import type * as z from 'zod'
import { zoneOf } from './schedule.ts'
import { searchText } from './search.ts'
import type { GroupRow, NewGroupRow } from './store.ts'

type Changes = z.output<typeof GroupChanges>

/** The fields that are stored as they are said. The sport, its house rules and the zone follow by rules of their own. */
const COLUMN_OF = {
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
} as const satisfies { [field in keyof Changes]: keyof GroupRow }

type ColumnOf = typeof COLUMN_OF
type Columns<S> = {
  [K in keyof S as K extends keyof ColumnOf ? ColumnOf[K] : never]: Exclude<S[K], undefined>
}

/** Only what was said: a column that is not named stays as it is. */
function toColumns<S extends object>(input: S): Columns<S> {
  const pairs = Object.entries(input).flatMap(([field, value]) =>
    value !== undefined && field in COLUMN_OF ? [[COLUMN_OF[field as keyof ColumnOf], value]] : [],
  )
  return Object.fromEntries(pairs)
}

/** A new group's columns. The sport fills in whatever its house rules do not say. */
export const newColumns = (input: z.output<typeof NewGroup>, sport: Sport) => ({
  venueRadius: DEFAULT_VENUE_RADIUS_M,
  ...toColumns(input),
  sportsType: sport.id,
  timeZone: zoneOf(input.venue_latitude, input.venue_longitude),
  matchRules: mergeHouseRules(input.match_rules ?? {}, rulesOfSport(sport.id)),
  searchText: searchText(toColumns(input)),
})

/** What changes in a group that is there. A venue that moves takes its time zone along, a new sport its rules. */
export function changedColumns(group: GroupRow, input: Changes, sport: Sport): Partial<NewGroupRow> {
  const latitude = input.venue_latitude ?? group.venueLatitude
  const longitude = input.venue_longitude ?? group.venueLongitude
  const hasMoved = latitude !== group.venueLatitude || longitude !== group.venueLongitude
  const base = sport.id === group.sportsType ? group.matchRules : rulesOfSport(sport.id)
  const changed = toColumns(input)
  return {
    ...changed,
    sportsType: sport.id,
    matchRules: mergeHouseRules(input.match_rules ?? {}, base),
    searchText: searchText({ ...group, ...changed }),
    ...(hasMoved && { timeZone: zoneOf(latitude, longitude) }),
  }
}

/** Each time may be said without the other, so that only the two together tell whether they are one. */
export const timesEqual = (group: GroupRow, changes: Changes): boolean =>
  (changes.game_start_time ?? group.gameStartTime) === (changes.game_end_time ?? group.gameEndTime)
