import { type Attendance, type Attendee, isGuest } from '@turnout/rules/attendance'
import type { PlaceKind } from '@turnout/rules/notifications'
import { GUEST } from '../scheduled-games/public.ts'
import type { NotificationRow } from './delivery-store.ts'

interface PlaceNotice {
  userIds: readonly string[]
  /** Whose place it is; absent where each is told of their own. */
  guestId?: string
}

/** [Y-8] [Z-14] Persons are told of their own places, and of those of their guests where theirs is not among them. */
export function placeNotices(entries: readonly Attendee[]): PlaceNotice[] {
  const own = entries.filter((entry) => !isGuest(entry)).map(({ personId }) => personId)
  return [
    { userIds: own },
    ...entries
      .filter(({ personId }) => !own.includes(personId))
      .map(({ id, personId }) => ({ userIds: [personId], guestId: id })),
  ]
}

/** [H-7] Of an offer each person is told once: the place that they accept goes to the first of theirs in line. */
export const offerNotices = (entries: readonly Attendee[]): PlaceNotice[] =>
  placeNotices(
    entries.filter(
      (entry, index) => entries.findIndex(({ personId }) => personId === entry.personId) === index,
    ),
  )

type OfPlace = Pick<NotificationRow, 'userId' | 'data'>

/** [Y-7] Whether what was told of a place is still so. */
export function placeHolds(
  kind: PlaceKind,
  { going, waiting }: Attendance,
  { userId, data }: OfPlace,
): boolean {
  const whose = (data as { guestId?: string }).guestId ?? userId
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

/** With the name of the guest whom it is about, instead of the id. */
export function withGuest<T extends object>(
  { guestId, ...data }: T & { guestId?: string },
  names: ReadonlyMap<string, string>,
) {
  return { ...data, ...(guestId !== undefined && { guest: names.get(guestId) ?? GUEST }) }
}
