import type { GroupField, SportGroup } from '@turnout/contract/groups'
import type { Weekday } from '@turnout/rules/words'

/** Fields with another type in the form than in a group. */
type Held = {
  venue_latitude: number | null
  venue_longitude: number | null
  playing_days: Weekday[]
}

/** The two policies are fields of the form only: each is sent as a line of the rules. */
type Policies = { weather_policy: string; substitution_policy: string }

/** The values in the form of a new or an existing group: every field of the contract, as it is typed. */
export type GroupValues = Omit<Pick<SportGroup, GroupField>, keyof Held> & Held & Policies
export type FormField = keyof GroupValues
