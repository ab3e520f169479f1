import { isEqual } from '@turnout/rules/deep-equal'

/** The values that differ from the initial ones. */
export function changedFields<V extends object>(values: V, initial: Partial<V>): Partial<V> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isEqual(value, initial[field as keyof V]),
  )
  return Object.fromEntries(changed) as Partial<V>
}
