import { useState } from 'react'
import { type Person, whoIsHere } from './people-of.ts'

/**
 * Those who came while this page was open and heard the server: they walk on to the pitch, the others stand there
 * already.
 */
export function useJustArrived(people: readonly Person[], isHeard: boolean): string[] {
  const ids = whoIsHere(people).map(({ id }) => id)
  const [before, setBefore] = useState(() => (isHeard ? new Set(ids) : null))
  if (isHeard && before === null) setBefore(new Set(ids))
  return before === null ? [] : ids.filter((id) => !before.has(id))
}
