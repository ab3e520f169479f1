import { useRef } from 'react'

/** Of a file JSON says nothing: another photo would be the same press. */
export const fingerprint = (input: unknown): string =>
  JSON.stringify(input, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * What was pressed here and is not answered yet. A second press comes before a screen shows the first: the very same
 * again is one press, and with another between them it is a change of mind.
 */
export function useInFlight() {
  const inFlight = useRef<string[]>([]).current
  return {
    /** False when it is the press that is in hand already. */
    start(input: unknown): boolean {
      const print = fingerprint(input)
      return inFlight.at(-1) !== print && inFlight.push(print) > 0
    },
    finish(input: unknown): void {
      const index = inFlight.indexOf(fingerprint(input))
      if (index >= 0) inFlight.splice(index, 1)
    },
  }
}
