import { type Attendance, type Attendee, isGuest } from '@turnout/rules/attendance'
import type { PlaceKind } from '@turnout/rules/notifications'
import { GUEST } from '../scheduled-games/public.ts'
import type { RowOf } from './stored.ts'

interface PlaceNotice {
  userIds: readonly string[]
  /** The guest whose place it is; absent for the persons' own places. */
  guestId?: string
}

/** [Y-8] [Z-14] Notices about people's own places, and about guests of people whose own place is not among these. */
export function placeNotices(entries: readonly Attendee[]): PlaceNotice[] {
  const own = entries.filter((entry) => !isGuest(entry)).map(({ personId }) => personId)
  return [
    { userIds: own },
    ...entries
      .filter(({ personId }) => !own.includes(personId))
      .map(({ id, personId }) => ({ userIds: [personId], guestId: id })),
  ]
}

/** [H-7] One notice per person: the place that they accept goes to the first of their entries in the waiting list. */
export const offerNotices = (entries: readonly Attendee[]): PlaceNotice[] =>
  placeNotices(
    entries.filter(
      (entry, index) => entries.findIndex(({ personId }) => personId === entry.personId) === index,
    ),
  )

/** [Y-7] Whether a notification about a place is still true. */
export function placeHolds({ going, waiting }: Attendance, row: RowOf<PlaceKind>): boolean {
  const { kind, userId, data } = row
  const whose = data.guestId ?? userId
  const has = going.some(({ id }) => id === whose)
  switch (kind) {
    case 'place_gained':
    case 'event_place_gained':
      return has
    case 'place_offered':
    case 'event_place_offered':
      return waiting.some(({ id, offered }) => id === whose && offered)
    case 'place_lost':
    case 'event_place_lost':
      return !has
  }
}

/** Replaces the guest's id by the guest's name. */
export function withGuest<T extends object>(
  { guestId, ...data }: T & { guestId?: string },
  names: ReadonlyMap<string, string>,
) {
  return { ...data, ...(guestId !== undefined && { guest: names.get(guestId) ?? GUEST }) }
}
