import type { GroupChanges, NewGroup, SportGroup } from '@turnout/contract/groups'
import { type MatchRules, toMatchRules } from '@turnout/contract/match-rules'
import { isEqual } from '@turnout/rules/deep-equal'
import type { DraftOrder } from '@turnout/rules/game'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { rulesOfSport } from '@turnout/rules/house-rules'
import { findSport } from '@turnout/rules/sports'
import type { Weekday } from '@turnout/rules/words'
import type * as z from 'zod'
import { timeOf } from '../../platform/time/dates.ts'

/** Both forms, as they are typed. The two policies are shown and not sent (specification, section 2). */
export type GroupValues = {
  name: string
  description: string
  sports_type: string
  venue_name: string
  venue_address: string
  venue_latitude: number | null
  venue_longitude: number | null
  venue_radius: number
  playing_days: Weekday[]
  game_start_time: string
  game_end_time: string
  max_teams: number
  max_players_per_team: number
  rules: string
  referee_required: boolean
  draft_order: DraftOrder
  match_rules: MatchRules
  weather_policy: string
  substitution_policy: string
}

const UNSAVED_FIELDS = { weather_policy: '', substitution_policy: '' }

export function blankValues(sportId: string): GroupValues {
  const sport = findSport(sportId)
  return {
    name: '',
    description: '',
    sports_type: sportId,
    venue_name: '',
    venue_address: '',
    venue_latitude: null,
    venue_longitude: null,
    venue_radius: DEFAULT_VENUE_RADIUS_M,
    playing_days: [],
    game_start_time: '',
    game_end_time: '',
    max_teams: sport?.minTeams ?? 2,
    max_players_per_team: sport?.maxPlayersPerTeam ?? 5,
    rules: '',
    referee_required: sport?.requiresReferee ?? false,
    draft_order: 'team_by_team',
    match_rules: toMatchRules(rulesOfSport(sportId)),
    ...UNSAVED_FIELDS,
  }
}

export function toGroupValues(group: SportGroup): GroupValues {
  return {
    name: group.name,
    description: group.description,
    sports_type: group.sports_type,
    venue_name: group.venue_name,
    venue_address: group.venue_address,
    venue_latitude: group.venue_latitude,
    venue_longitude: group.venue_longitude,
    venue_radius: group.venue_radius,
    playing_days: group.playing_days.map(({ day }) => day),
    game_start_time: timeOf(group.game_start_time),
    game_end_time: timeOf(group.game_end_time),
    max_teams: group.max_teams,
    max_players_per_team: group.max_players_per_team,
    rules: group.rules,
    referee_required: group.referee_required,
    draft_order: group.draft_order,
    match_rules: group.match_rules,
    ...UNSAVED_FIELDS,
  }
}

type NewGroupInput = z.input<typeof NewGroup>

/** What goes over the wire. Without coordinates it is still incomplete, and the schema says so. */
export function toRequestBody(values: GroupValues): Partial<NewGroupInput> {
  const { weather_policy: _weather, substitution_policy: _substitution, ...rest } = values
  const { venue_latitude, venue_longitude, ...fields } = rest
  return {
    ...fields,
    ...(venue_latitude !== null && { venue_latitude }),
    ...(venue_longitude !== null && { venue_longitude }),
  }
}

/** Both are checked before (`group-checks.ts`). A new group says its days as objects (specification, section 7). */
export const toNewGroup = (values: GroupValues): NewGroupInput =>
  ({ ...toRequestBody(values), playing_days: values.playing_days.map((day) => ({ day })) }) as NewGroupInput

type Changes = z.input<typeof GroupChanges>

/** Of these values those that are not as they were. */
function changedFields<V extends object>(values: V, initial: Partial<V>): Partial<V> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isEqual(value, initial[field as keyof V]),
  )
  return Object.fromEntries(changed) as Partial<V>
}

/** What was changed and nothing else: whatever another admin has saved meanwhile stands. */
export function groupChanges(values: GroupValues, initial: GroupValues): Changes {
  const { match_rules, ...changed } = changedFields(toRequestBody(values), toRequestBody(initial))
  const { venue_latitude, venue_longitude, venue_name, venue_address } = toRequestBody(values)
  const hasMoved = 'venue_latitude' in changed || 'venue_longitude' in changed
  return {
    ...changed,
    // the pin of one place under the name of another would be none
    ...(hasMoved && { venue_latitude, venue_longitude, venue_name, venue_address }),
    ...(match_rules && { match_rules: changedFields(match_rules, initial.match_rules) }),
  }
}
