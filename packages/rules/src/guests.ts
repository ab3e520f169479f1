import { MAX_GUESTS } from './attendance.ts'
import { ok, type Result, refuse } from './result.ts'

interface Guest {
  id: string
  name: string
}

interface ChangedGuests<G extends Guest> {
  /** All guests of the person from now on. */
  guests: readonly G[]
  added: readonly G[]
  removed: readonly G[]
}

/**
 * [Z-11] The guests whom a person brings, by name. A guest of the same name stays the same guest, with their place.
 * @param names left out, the guests stay as they are.
 */
export function changeGuests<G extends Guest>(
  known: readonly G[],
  names: readonly string[] | undefined,
  create: (name: string) => G,
): ChangedGuests<G> {
  if (names === undefined) return { guests: known, added: [], removed: [] }
  const removed = [...known]
  const added: G[] = []
  const guests = names.map((name) => {
    const index = removed.findIndex((guest) => guest.name === name)
    const [same] = index < 0 ? [] : removed.splice(index, 1)
    if (same) return same
    const guest = create(name)
    added.push(guest)
    return guest
  })
  return { guests, added, removed }
}

/** Whom a person may bring. */
export interface GuestTerms {
  guestsAllowed: boolean
  /** Ids of the guests whom the person has named before; left out, there are none. */
  known?: readonly string[]
}

/**
 * [H-1] [Z-7] Two guests at most. Guests who were named while guests were allowed stay when new ones may not
 * come.
 */
export function checkGuests(
  ids: readonly string[],
  { guestsAllowed, known = [] }: GuestTerms,
): Result<null, 'too-many-guests' | 'guests-off'> {
  if (ids.length > MAX_GUESTS) return refuse('too-many-guests', { max: MAX_GUESTS })
  return guestsAllowed || ids.every((id) => known.includes(id)) ? ok(null) : refuse('guests-off')
}
