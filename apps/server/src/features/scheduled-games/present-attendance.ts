import type { AttendancePerson, Comer, MyAnswer } from '@turnout/contract/wire/attendance'
import { type Attendance, type Attendee, answerOf, isGuest } from '@turnout/rules/attendance'
import type * as z from 'zod'

interface GuestRow {
  id: string
  userId: string
  name: string
}

/** One person's answer for a game or an event. */
export function presentMyAnswer(
  attendance: Attendance,
  guests: readonly GuestRow[],
  userId: string,
): z.output<typeof MyAnswer> {
  const index = attendance.waiting.findIndex(({ id }) => id === userId)
  const waiting = attendance.waiting[index]
  return {
    answer: answerOf(attendance, userId),
    position: waiting ? index + 1 : null,
    is_offered: waiting?.offered ?? false,
    at_short_notice: waiting?.atShortNotice ?? true,
    is_behind: waiting?.behind ?? false,
    is_standing: [...attendance.going, ...attendance.waiting].some(
      ({ id, answeredBy }) => id === userId && answeredBy === 'standing',
    ),
    guests: presentMyGuests(attendance, guests, userId),
  }
}

/** Guests with a place, then guests who wait, in the order of the waiting list. */
const presentMyGuests = (
  { going, waiting }: Attendance,
  guests: readonly GuestRow[],
  userId: string,
): z.output<typeof MyAnswer>['guests'] =>
  [
    ...going.map((entry) => ({ ...entry, is_waiting: false, is_offered: false })),
    ...waiting.map((entry) => ({ ...entry, is_waiting: true, is_offered: entry.offered })),
  ].flatMap(({ id, personId, is_waiting, is_offered }) => {
    const guest = personId === userId && guests.find((row) => row.id === id)
    return guest ? [{ id, name: guest.name, is_waiting, is_offered }] : []
  })

/** The name of a guest whose name is erased. */
export const GUEST = 'Guest'

interface KnownPerson {
  name: string
  profileImageUrl: string | null
}

export const presentPerson = ({
  userId,
  name,
  profileImageUrl,
}: KnownPerson & { userId: string }): z.output<typeof AttendancePerson> => ({
  user_id: userId,
  name,
  profile_image_url: profileImageUrl,
})

/** The people in a list whose accounts are found, with the names of their guests. */
export const presentComers = (
  list: readonly Attendee[],
  people: ReadonlyMap<string, KnownPerson>,
  guests: readonly GuestRow[],
): z.output<typeof Comer>[] =>
  list.flatMap((entry) => {
    const person = people.get(entry.personId)
    if (!person) return []
    const guest = isGuest(entry) ? guests.find(({ id }) => id === entry.id) : null
    return [
      {
        id: entry.id,
        name: guest === null ? person.name : (guest?.name ?? GUEST),
        profile_image_url: guest === null ? person.profileImageUrl : null,
        guest_of: guest === null ? null : person.name,
        answered_by_admin: entry.answeredBy === 'admin',
      },
    ]
  })
