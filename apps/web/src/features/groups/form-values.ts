import type { GroupField, SportGroup } from '@turnout/contract/groups'
import type { Weekday } from '@turnout/rules/words'

/** Fields that the form holds in another way than a group has them. */
type Held = {
  venue_latitude: number | null
  venue_longitude: number | null
  playing_days: Weekday[]
}

/** The two policies are fields of the form alone: each is sent as a line of the rules. */
type Policies = { weather_policy: string; substitution_policy: string }

/** What the forms of a new and of a changed group hold: every field of the contract, as it is typed. */
export type GroupValues = Omit<Pick<SportGroup, GroupField>, keyof Held> & Held & Policies
export type FormField = keyof GroupValues
