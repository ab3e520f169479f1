import { useRef } from 'react'

/**
 * What was pressed here and is not answered yet. A second press comes before a screen shows the first: the very same
 * again is one press, and with another between them it is a change of mind.
 */
export function useInHand() {
  const inHand = useRef<string[]>([]).current
  return {
    /** False when it is the press that is in hand already. */
    take(input: unknown): boolean {
      const said = JSON.stringify(input)
      return inHand.at(-1) !== said && inHand.push(said) > 0
    },
    letGo(input: unknown): void {
      const at = inHand.indexOf(JSON.stringify(input))
      if (at >= 0) inHand.splice(at, 1)
    },
  }
}
