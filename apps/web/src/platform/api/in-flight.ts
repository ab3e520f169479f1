import { useRef } from 'react'

/** JSON does not show the content of a file, and another photo makes another command. */
export const fingerprint = (input: unknown): string =>
  JSON.stringify(input, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * The commands of this component without an answer yet. A person may press twice before the screen shows the
 * first press: the same input again is ignored, unless another command came between the two.
 */
export function useInFlight() {
  const inFlight = useRef<string[]>([]).current
  return {
    /** False when the same command is in flight already. */
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
