import { useRef } from 'react'

/** Of a file JSON says nothing: another photo would be the same press. */
const wordsOf = (input: unknown): string =>
  JSON.stringify(input, (_, part) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  )

/**
 * What was pressed here and is not answered yet. A second press comes before a screen shows the first: the very same
 * again is one press, and with another between them it is a change of mind.
 */
export function useInHand() {
  const inHand = useRef<string[]>([]).current
  return {
    /** False when it is the press that is in hand already. */
    take(input: unknown): boolean {
      const said = wordsOf(input)
      return inHand.at(-1) !== said && inHand.push(said) > 0
    },
    letGo(input: unknown): void {
      const at = inHand.indexOf(wordsOf(input))
      if (at >= 0) inHand.splice(at, 1)
    },
  }
}
