import { toMatchRules } from '@turnout/contract/convert-match-rules'
import type { SportGroup } from '@turnout/contract/groups'
import { GROUP_BOUNDS } from '@turnout/rules/bounds'
import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { rulesOfSport } from '@turnout/rules/rule-presets'
import { findSport } from '@turnout/rules/sports'
import { SportTile } from '../../art/sport-tile.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { timeOf } from '../../platform/time/dates.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DaysFields } from './days-fields.tsx'
import { draftOrderField, policyFields, groupFields as texts } from './form-texts.ts'
import type { FormField, GroupValues } from './form-values.ts'
import { checkbox, type GroupControl, type GroupControlProps, line, paragraphs } from './group-controls.tsx'
import styles from './group-form.module.css'
import { splitPolicies } from './policy-lines.ts'
import { sportName } from './sport-name.ts'
import {
  type ReadStored,
  storedBoolean,
  storedChoice,
  storedCount,
  storedDays,
  storedDegrees,
  storedMatchRules,
  storedText,
} from './stored-value.ts'
import { TeamSizeFields } from './team-size-fields.tsx'
import { common } from './texts.ts'
import { VenueFields } from './venue-fields.tsx'

// lazy: far down in the form
const HouseRulesField = lazyPart(async () => (await import('./house-rules-field.tsx')).HouseRulesField)

/** The panels of the form in order. */
export const PANELS = { group: texts.group, pitch: texts.pitch, days: texts.days, teams: texts.teams }

type Field<V> = {
  panel: keyof typeof PANELS
  control: GroupControl
  /** The value in the form of a new group. */
  blank: (sportId: string) => V
  /** The value in the form of an existing group; by default the field of the group. */
  fromGroup?: (group: SportGroup) => V
  /** Converts the form's value for the request; undefined leaves the field out. By default it is sent unchanged. */
  toWire?: (value: V) => unknown
  fromDraft: ReadStored<V>
  /** The value depends on the sport: a draft of another sport does not restore it. */
  ofSport?: true
  /** The error for a missing value, in place of the contract's error for a malformed one. */
  missing?: string
}

const text = { blank: () => '', fromDraft: storedText }
const coordinate: Field<number | null> = {
  panel: 'pitch',
  control: VenueFields,
  blank: () => null,
  toWire: (degrees) => degrees ?? undefined,
  fromDraft: storedDegrees,
  missing: texts.setPlaceOfPitchCheck,
}
const policy = (name: 'weather_policy' | 'substitution_policy'): Field<string> => ({
  ...text,
  panel: 'teams',
  control: PolicyFields,
  fromGroup: ({ rules }) => splitPolicies(rules)[name],
  toWire: () => undefined,
})

/** The form, one entry per field, in order. A field of the contract without an entry does not compile. */
export const GROUP_FIELDS: { [F in FormField]: Field<GroupValues[F]> } = {
  sports_type: {
    panel: 'group',
    control: SportField,
    blank: (sportId) => sportId,
    // the sport comes from the page, not from a draft
    fromDraft: () => undefined,
  },
  name: { ...text, panel: 'group', control: line({ label: texts.name, maxLength: 80, autoComplete: 'off' }) },
  description: {
    ...text,
    panel: 'group',
    control: paragraphs({
      label: texts.description,
      maxLength: 2000,
      hint: texts.whatNewcomerShouldKnowLevel,
    }),
  },
  venue_name: { ...text, panel: 'pitch', control: VenueFields },
  venue_address: { ...text, panel: 'pitch', control: VenueFields },
  venue_latitude: coordinate,
  venue_longitude: coordinate,
  venue_radius: {
    panel: 'pitch',
    control: VenueFields,
    blank: () => DEFAULT_VENUE_RADIUS_M,
    fromDraft: storedCount(GROUP_BOUNDS.venueRadius),
    ofSport: true,
  },
  playing_days: {
    panel: 'days',
    control: DaysFields,
    blank: () => [],
    fromGroup: ({ playing_days }) => playing_days.map(({ day }) => day),
    toWire: (days) => days.map((day) => ({ day })),
    fromDraft: storedDays,
  },
  game_start_time: {
    ...text,
    panel: 'days',
    control: DaysFields,
    fromGroup: (group) => timeOf(group.game_start_time),
    missing: texts.startTimeIsRequired,
  },
  game_end_time: {
    ...text,
    panel: 'days',
    control: DaysFields,
    fromGroup: (group) => timeOf(group.game_end_time),
    missing: texts.endTimeIsRequired,
  },
  max_teams: {
    panel: 'teams',
    control: TeamSizeFields,
    blank: (sportId) => findSport(sportId)?.minTeams ?? 2,
    fromDraft: storedCount(GROUP_BOUNDS.teams),
    ofSport: true,
  },
  max_players_per_team: {
    panel: 'teams',
    control: TeamSizeFields,
    blank: (sportId) => findSport(sportId)?.maxPlayersPerTeam ?? 5,
    fromDraft: storedCount(GROUP_BOUNDS.playersPerTeam),
    ofSport: true,
  },
  draft_order: {
    panel: 'teams',
    control: DraftOrderField,
    blank: () => 'team_by_team',
    fromDraft: storedChoice(DRAFT_ORDERS),
  },
  match_rules: {
    panel: 'teams',
    control: HouseRulesField,
    blank: (sportId) => toMatchRules(rulesOfSport(sportId)),
    fromDraft: storedMatchRules,
    ofSport: true,
  },
  rules: {
    ...text,
    panel: 'teams',
    fromGroup: ({ rules }) => splitPolicies(rules).rules,
    control: paragraphs({ label: common.rules, optional: true, maxLength: 5000, hint: texts.oneToLine }),
  },
  referee_required: {
    panel: 'teams',
    control: checkbox({ label: texts.refereeRequired, hint: common.teamThatWaitsLongestSends }),
    blank: (sportId) => findSport(sportId)?.requiresReferee ?? false,
    fromDraft: storedBoolean,
    ofSport: true,
  },
  weather_policy: policy('weather_policy'),
  substitution_policy: policy('substitution_policy'),
}

/** The same table as a list, for code that treats all fields alike. */
export const FIELD_LIST = Object.entries(GROUP_FIELDS) as [FormField, Field<unknown>][]

/** Computes the value of each field from its entry. */
export const mapFields = (value: (field: Field<unknown>, name: FormField) => unknown): GroupValues =>
  Object.fromEntries(FIELD_LIST.map(([name, field]) => [name, value(field, name)])) as GroupValues

/** The controls of a panel in order, each once, with its field; a shared control has the last of its fields. */
export const controlsOf = (panel: keyof typeof PANELS): Map<GroupControl, FormField> =>
  new Map(
    FIELD_LIST.filter(([, field]) => field.panel === panel).map(([name, { control }]) => [control, name]),
  )

function PolicyFields({ form: { field } }: GroupControlProps) {
  return (
    <div className={styles.policies}>
      <div className={`${styles.pair} ${styles.tight}`}>
        <TextField label={policyFields.weatherPolicy} optional maxLength={200} {...field('weather_policy')} />
        <TextField
          label={policyFields.substitutionPolicy}
          optional
          maxLength={200}
          {...field('substitution_policy')}
        />
      </div>
      <p className="sub">{policyFields.eachIsLineOfRules}</p>
    </div>
  )
}

/** The sport. Another page changes it. */
function SportField({ form, sportAside }: GroupControlProps) {
  const sport = form.values.sports_type
  return (
    <div className={styles.sport}>
      <span>
        <span className={styles.ground} aria-hidden="true">
          <SportTile sport={sport} width={88} height={60} />
        </span>
        {sportName(sport)}
      </span>
      {sportAside}
    </div>
  )
}

function DraftOrderField({ form }: GroupControlProps) {
  return (
    <SelectField
      label={draftOrderField.howCaptainsPick}
      hint={draftOrderField.hints[form.values.draft_order]}
      options={DRAFT_ORDERS.map((order) => [order, draftOrderField.orders[order]])}
      {...form.field('draft_order')}
    />
  )
}
