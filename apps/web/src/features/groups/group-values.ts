import { type GroupChanges, NewGroup, type SportGroup } from '@turnout/contract/groups'
import { matchRules } from '@turnout/contract/match-rules'
import type { DraftOrder } from '@turnout/rules/evening'
import { PRESETS, type Preset, rulesOfSport } from '@turnout/rules/house-rules'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/place'
import { findSport } from '@turnout/rules/sports'
import type { Weekday } from '@turnout/rules/words'
import type * as z from 'zod'
import { clockTime } from './game-words.ts'

/** The sport's usual rules, a preset by name, or rules of their own that this form leaves as they are. */
type RulesChoice = 'sport' | Preset | 'own'

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
  rules_choice: RulesChoice
  weather_policy: string
  substitution_policy: string
}

const NOT_SAVED = { weather_policy: '', substitution_policy: '' }

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
    rules_choice: 'sport',
    ...NOT_SAVED,
  }
}

export function valuesOf(group: SportGroup): GroupValues {
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
    game_start_time: clockTime(group.game_start_time),
    game_end_time: clockTime(group.game_end_time),
    max_teams: group.max_teams,
    max_players_per_team: group.max_players_per_team,
    rules: group.rules,
    referee_required: group.referee_required,
    draft_order: group.draft_order,
    rules_choice: choiceOf(group),
    ...NOT_SAVED,
  }
}

const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

/** Presets that say something else than what the sport plays anyway. */
export const presetsFor = (sportId: string): Preset[] =>
  PRESET_NAMES.filter((name) => !same(matchRules(PRESETS[name].rules), matchRules(rulesOfSport(sportId))))

/** Both sides come out of `matchRules` or its schema, so their fields stand in one order. */
const same = (a: SportGroup['match_rules'], b: SportGroup['match_rules']) =>
  JSON.stringify(a) === JSON.stringify(b)

function choiceOf({ match_rules, sports_type }: SportGroup): RulesChoice {
  if (same(match_rules, matchRules(rulesOfSport(sports_type)))) return 'sport'
  return PRESET_NAMES.find((name) => same(match_rules, matchRules(PRESETS[name].rules))) ?? 'own'
}

/** The rules that a choice stands for; null where the group keeps its own. */
export function chosenRules({
  rules_choice,
  sports_type,
}: Pick<GroupValues, 'rules_choice' | 'sports_type'>) {
  if (rules_choice === 'own') return null
  return matchRules(rules_choice === 'sport' ? rulesOfSport(sports_type) : PRESETS[rules_choice].rules)
}

type Said = z.input<typeof NewGroup>

/** What goes over the wire. Without coordinates it is still incomplete, and the schema says so. */
export function bodyOf(values: GroupValues): Partial<Said> {
  const { rules_choice: _, weather_policy: _weather, substitution_policy: _substitution, ...rest } = values
  const { venue_latitude, venue_longitude, ...fields } = rest
  const rules = chosenRules(values)
  return {
    ...fields,
    ...(venue_latitude !== null && { venue_latitude }),
    ...(venue_longitude !== null && { venue_longitude }),
    ...(rules && { match_rules: rules }),
  }
}

export type FieldErrors = Partial<Record<keyof GroupValues, string>>

const PLACE_MISSING = 'Set the place of the pitch: check-in is measured from it.'

/** In place of what the contract says of a value that has the wrong form, where there is none at all. */
const MISSING: FieldErrors = {
  venue_latitude: PLACE_MISSING,
  venue_longitude: PLACE_MISSING,
  game_start_time: 'Start time is required.',
  game_end_time: 'End time is required.',
}

const isBlank = (value: unknown) => value === '' || value === null

/** What the server would say of these values, before they are sent: by the contract's own schema. */
export function errorsIn(values: GroupValues): FieldErrors {
  const said = NewGroup.safeParse(bodyOf(values))
  if (said.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of said.error.issues) {
    const field = path[0] as keyof GroupValues
    errors[field] ??= (isBlank(values[field]) && MISSING[field]) || message
  }
  return errors
}

/** Checked by `errorsIn` before; whatever slips through is the programmer's fault and loud. */
export const newGroup = (values: GroupValues): Said => {
  NewGroup.parse(bodyOf(values))
  return bodyOf(values) as Said
}

export const groupChanges = (values: GroupValues): z.input<typeof GroupChanges> => bodyOf(values)
