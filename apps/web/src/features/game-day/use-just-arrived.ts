import { useState } from 'react'
import { type Person, whoIsHere } from './people-of.ts'

/** Those who came while this page was open: they walk on to the pitch, the others stand there already. */
export function useJustArrived(people: readonly Person[]): string[] {
  const ids = whoIsHere(people).map(({ id }) => id)
  const [before] = useState(() => new Set(ids))
  return ids.filter((id) => !before.has(id))
}
