import type * as z from 'zod'

/** From where to where a number of the contract goes, for a field that has it typed. */
export function limits({ minValue, maxValue }: z.ZodNumber) {
  const [min, max] = [minValue ?? 0, maxValue ?? 0]
  return { min, max, hint: `${min} to ${max}` }
}
