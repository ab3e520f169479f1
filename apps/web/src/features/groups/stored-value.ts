import { toHouseRules, toMatchRules } from '@turnout/contract/convert-match-rules'
import { MatchRules } from '@turnout/contract/match-rules'
import type { Bounds } from '@turnout/rules/bounds'
import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'

/**
 * Reads one value of a stored draft; undefined if it is invalid, because an older version of the form may have
 * written it.
 */
export type ReadStored<V> = (stored: unknown) => V | undefined

export const storedText: ReadStored<string> = (stored) => (typeof stored === 'string' ? stored : undefined)

export const storedDegrees: ReadStored<number> = (stored) => (typeof stored === 'number' ? stored : undefined)

export const storedBoolean: ReadStored<boolean> = (stored) =>
  typeof stored === 'boolean' ? stored : undefined

export const storedChoice =
  <V>(choices: readonly V[]): ReadStored<V> =>
  (stored) =>
    choices.find((choice) => choice === stored)

const isWithin = ({ min, max }: Bounds, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

export const storedCount =
  (bounds: Bounds): ReadStored<number> =>
  (stored) =>
    isWithin(bounds, stored) ? stored : undefined

const isWeekday = (value: unknown): value is Weekday => WEEKDAYS.some((day) => day === value)

export const storedDays: ReadStored<Weekday[]> = (stored) =>
  Array.isArray(stored) ? stored.filter(isWeekday) : undefined

/** The web's contract checks only the shape of the rules. The bounds are checked here, because the form needs them. */
export const storedMatchRules: ReadStored<MatchRules> = (stored) => {
  if (!MatchRules.safeEncode(stored as MatchRules).success) return undefined
  const rules = toHouseRules(stored as MatchRules)
  const numbers: Record<string, unknown> = { ...rules, ...rules.win }
  // a way of winning may lack a number, and a winner may stay on without a limit
  return Object.entries(RULE_BOUNDS).every(([name, bounds]) => isWithin(bounds, numbers[name] ?? bounds.min))
    ? toMatchRules(rules)
    : undefined
}
