/** [H-1] How many guests a person may bring, where guests are allowed. */
export const MAX_GUESTS = 2

/** [H-2] How many places there may be. */
export const PLACES_BOUNDS = { min: 2, max: 200 } as const

/** [H-3] From this long before the start, free places are offered instead of given, and a drop-out is late. */
export const SHORT_NOTICE_MS = 3 * 60 * 60 * 1000

/** Who gave an answer: the person, an admin for them, or their standing answer. */
export type AnsweredBy = 'self' | 'admin' | 'standing'

/**
 * A person who comes, or a guest whom a person brings. The name of a guest is stored elsewhere, where it can
 * be erased.
 */
export interface Attendee {
  /** The person's own id, or the guest's. */
  id: string
  personId: string
  answeredBy: AnsweredBy
}

export interface Waiting extends Attendee {
  /** False for a person who is passed over at short notice. */
  atShortNotice: boolean
  /** Waits behind the others because of fair places. */
  behind: boolean
  /** Lost a place when there were fewer; gets the next free one, also at short notice. */
  displaced: boolean
  /** Was offered the place that is free at short notice. */
  offered: boolean
  /** Gave up a place at short notice and has had none since; absent otherwise. */
  late?: true
}

export interface NotGoing {
  personId: string
  answeredBy: AnsweredBy
  /** Gave up a place at short notice. */
  late: boolean
}

/**
 * Who comes to one session or event, as a plain value: each person or guest is in at most one of the lists.
 */
export interface Attendance {
  /** Null: no limit. */
  places: number | null
  /** Those with a place, in the order in which they got it. A guest comes after their person. */
  going: readonly Attendee[]
  /** Those who wait, in the order in which they get places. */
  waiting: readonly Waiting[]
  notGoing: readonly NotGoing[]
  /** Those whose place went to an arrival at the start. */
  replaced: readonly Attendee[]
  /** [H-9] Persons who were behind the others on this waiting list; absent in older games. */
  wereBehind?: readonly string[]
}

export type AttendanceEvent =
  | {
      type: 'joined'
      attendees: readonly (Attendee & Pick<Waiting, 'late'>)[]
      atShortNotice: boolean
      behind: boolean
    }
  | { type: 'short-notice-changed'; personId: string; atShortNotice: boolean }
  | { type: 'place-gained'; ids: readonly string[]; why: 'free' | 'restored' | 'arrived' }
  | { type: 'place-offered'; ids: readonly string[] }
  | { type: 'guests-withdrawn'; ids: readonly string[] }
  | { type: 'dropped-out'; personId: string; answeredBy: AnsweredBy; late: boolean }
  | { type: 'forgotten'; personId: string }
  | { type: 'places-changed'; places: number | null }
  | { type: 'displaced'; ids: readonly string[] }
  | { type: 'replaced'; id: string; by: Attendee }

export const EMPTY_ATTENDANCE: Attendance = {
  places: null,
  going: [],
  waiting: [],
  notGoing: [],
  replaced: [],
}

type Reducers = {
  [T in AttendanceEvent['type']]: (
    state: Attendance,
    event: Extract<AttendanceEvent, { type: T }>,
  ) => Attendance
}

const without = <T extends Attendee>(list: readonly T[], ids: readonly string[]): T[] =>
  list.filter(({ id }) => !ids.includes(id))
const withoutPerson = <T extends { personId: string }>(list: readonly T[], personId: string): T[] =>
  list.filter((entry) => entry.personId !== personId)

const forget = (state: Attendance, personId: string): Attendance => ({
  ...state,
  going: withoutPerson(state.going, personId),
  waiting: withoutPerson(state.waiting, personId),
  notGoing: withoutPerson(state.notGoing, personId),
})

const asAttendee = ({ id, personId, answeredBy }: Attendee): Attendee => ({ id, personId, answeredBy })

export const isGuest = ({ id, personId }: Attendee): boolean => id !== personId

/** An offer ends when no place is free any more. */
function withoutStaleOffers(state: Attendance): Attendance {
  if (freePlaces(state) > 0) return state
  return { ...state, waiting: state.waiting.map((entry) => ({ ...entry, offered: false })) }
}

const reducers: Reducers = {
  joined: (state, { attendees, atShortNotice, behind }) => {
    const entries = attendees.map((attendee) => ({
      ...attendee,
      atShortNotice,
      behind,
      displaced: false,
      offered: false,
    }))
    const firstBehind = state.waiting.findIndex((entry) => entry.behind)
    const at = behind || firstBehind < 0 ? state.waiting.length : firstBehind
    return {
      ...state,
      waiting: state.waiting.toSpliced(at, 0, ...entries),
      ...(behind && {
        wereBehind: [...(state.wereBehind ?? []), ...attendees.map(({ personId }) => personId)],
      }),
      notGoing: state.notGoing.filter(({ personId }) => !attendees.some(({ id }) => id === personId)),
    }
  },
  'short-notice-changed': (state, { personId, atShortNotice }) => ({
    ...state,
    waiting: state.waiting.map((entry) =>
      entry.personId === personId ? { ...entry, atShortNotice } : entry,
    ),
  }),
  'place-gained': (state, { ids }) =>
    withoutStaleOffers({
      ...state,
      going: [...state.going, ...state.waiting.filter(({ id }) => ids.includes(id)).map(asAttendee)],
      waiting: without(state.waiting, ids),
    }),
  'place-offered': (state, { ids }) => ({
    ...state,
    waiting: state.waiting.map((entry) => (ids.includes(entry.id) ? { ...entry, offered: true } : entry)),
  }),
  'guests-withdrawn': (state, { ids }) => ({
    ...state,
    going: without(state.going, ids),
    waiting: without(state.waiting, ids),
  }),
  'dropped-out': (state, { type: _, ...answer }) => {
    const rest = forget(state, answer.personId)
    return { ...rest, notGoing: [...rest.notGoing, answer] }
  },
  forgotten: (state, { personId }) => forget(state, personId),
  'places-changed': (state, { places }) => withoutStaleOffers({ ...state, places }),
  displaced: (state, { ids }) => ({
    ...state,
    going: without(state.going, ids),
    waiting: [
      ...state.going
        .filter(({ id }) => ids.includes(id))
        .map((entry) => ({ ...entry, atShortNotice: true, behind: false, displaced: true, offered: false })),
      ...state.waiting,
    ],
  }),
  replaced: (state, { id, by }) => ({
    ...state,
    going: [...without(state.going, [id]), by],
    waiting: without(state.waiting, [by.id]),
    notGoing: withoutPerson(state.notGoing, by.personId),
    replaced: [...state.replaced, ...state.going.filter((entry) => entry.id === id)],
  }),
}

/** [H-4] Applies an event. Never refuses, and never changes the state it is given. */
export const evolveAttendance = (state: Attendance, event: AttendanceEvent): Attendance =>
  (reducers[event.type] as (state: Attendance, event: AttendanceEvent) => Attendance)(state, event)

/** Free places: infinite without a limit, never below 0. */
export const freePlaces = ({ places, going }: Attendance): number =>
  places === null ? Number.POSITIVE_INFINITY : Math.max(0, places - going.length)

/** [H-6] Persons who gave up a place at short notice and have had none since. */
export const lateDropOuts = ({ notGoing, waiting }: Attendance): string[] =>
  [...notGoing, ...waiting].filter(({ late }) => late).map(({ personId }) => personId)

/** What a person has answered; null for no answer. */
export function answerOf(state: Attendance, personId: string): 'going' | 'waiting' | 'not_going' | null {
  if (state.going.some(({ id }) => id === personId)) return 'going'
  if (state.waiting.some(({ id }) => id === personId)) return 'waiting'
  return state.notGoing.some((answer) => answer.personId === personId) ? 'not_going' : null
}
