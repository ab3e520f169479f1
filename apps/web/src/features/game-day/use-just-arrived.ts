import { useState } from 'react'
import { arrivedPeople, type Person } from './people.ts'

/**
 * Those who came while this page was open and heard the server: they walk on to the pitch, the others stand there
 * already.
 */
export function useJustArrived(people: readonly Person[], isFresh: boolean): string[] {
  const ids = arrivedPeople(people).map(({ id }) => id)
  const [known, setKnown] = useState(() => (isFresh ? new Set(ids) : null))
  if (isFresh && known === null) setKnown(new Set(ids))
  return known === null ? [] : ids.filter((id) => !known.has(id))
}
