import { useRef } from 'react'

/** A file says nothing of itself. */
const asText = (input: unknown): string =>
  JSON.stringify(input, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * What was pressed here and is not answered yet. A second press comes before a screen shows the first: the very same
 * again is one press, and with another between them it is a change of mind.
 */
export function useInHand() {
  const inHand = useRef<string[]>([])
  return {
    /** False when it is the press that is in hand already. */
    take(input: unknown): boolean {
      const said = asText(input)
      if (inHand.current.at(-1) === said) return false
      inHand.current.push(said)
      return true
    },
    letGo(input: unknown): void {
      const at = inHand.current.indexOf(asText(input))
      if (at >= 0) inHand.current.splice(at, 1)
    },
  }
}
