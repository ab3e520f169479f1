import { isEqual } from '@turnout/rules/deep-equal'

/** Of these values those that are not as they were. */
export function changedFields<V extends object>(values: V, initial: Partial<V>): Partial<V> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isEqual(value, initial[field as keyof V]),
  )
  return Object.fromEntries(changed) as Partial<V>
}
