import {
  type AnsweredBy,
  type Attendance,
  type AttendanceEvent,
  type Attendee,
  answerOf,
  evolveAttendance,
  freePlaces,
  isGuest,
  lateDropOuts,
  SHORT_NOTICE_MS,
} from './attendance.ts'
import { checkGuests, type GuestTerms } from './guests.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly AttendanceEvent[]

/** The time of a decision, and the hours of the session or event it is about (ms). */
export interface AttendanceMoment {
  at: number
  startsAt: number
  endsAt: number
}

export interface GoingAnswer {
  personId: string
  answeredBy: AnsweredBy
  /** Ids of all guests of this person. A guest who was announced before and is missing here is withdrawn. */
  guests: readonly string[]
  atShortNotice: boolean
}

/** What the group or the event's host allows, and what follows from the person's record. */
export interface AnswerTerms extends GuestTerms {
  /** [H-9] Fair places puts this person behind the others on the waiting list. */
  behind: boolean
}

const isOver = ({ at, endsAt }: AttendanceMoment): boolean => at >= endsAt

/** Whether places are offered instead of given, and drop-outs are late. */
export const isShortNotice = ({ at, startsAt }: Pick<AttendanceMoment, 'at' | 'startsAt'>): boolean =>
  at >= startsAt - SHORT_NOTICE_MS

/** [H-5] In: a free place if no one waits, else the end of the waiting list. May change until the end. */
export function answerGoing(
  state: Attendance,
  answer: GoingAnswer,
  terms: AnswerTerms,
  moment: AttendanceMoment,
): Result<Events, 'game-over' | 'too-many-guests' | 'guests-off'> {
  if (isOver(moment)) return refuse('game-over')
  const guests = checkGuests(answer.guests, terms)
  if (!guests.ok) return guests
  const events = [...withdrawnGuests(state, answer), ...changedNotice(state, answer)]
  const attendees = newAttendees(state, answer)
  if (attendees.length === 0) return ok(withFilledPlaces(state, events, moment, answer.personId))
  const joined = (behind: boolean) =>
    withFilledPlaces(
      state,
      [...events, { type: 'joined', attendees, atShortNotice: answer.atShortNotice, behind }],
      moment,
      answer.personId,
    )
  // guests added later are behind if their person is, so that they never wait before them
  const behind = joined(state.waiting.find(({ id }) => id === answer.personId)?.behind ?? terms.behind)
  // a person who gets a place at once was on no waiting list
  const waits = behind
    .reduce(evolveAttendance, state)
    .waiting.some(({ personId }) => personId === answer.personId)
  return ok(waits ? behind : joined(false))
}

function withdrawnGuests(state: Attendance, { personId, guests }: GoingAnswer): AttendanceEvent[] {
  const ids = [...state.going, ...state.waiting]
    .filter((entry) => entry.personId === personId && isGuest(entry))
    .map(({ id }) => id)
    .filter((id) => !guests.includes(id))
  return ids.length > 0 ? [{ type: 'guests-withdrawn', ids }] : []
}

function changedNotice(state: Attendance, { personId, atShortNotice }: GoingAnswer): AttendanceEvent[] {
  const changes = state.waiting.some(
    (entry) => entry.personId === personId && entry.atShortNotice !== atShortNotice,
  )
  return changes ? [{ type: 'short-notice-changed', personId, atShortNotice }] : []
}

function newAttendees(state: Attendance, { personId, answeredBy, guests }: GoingAnswer) {
  const known = [...state.going, ...state.waiting].map(({ id }) => id)
  const isLate = lateDropOuts(state).includes(personId)
  return [personId, ...guests]
    .filter((id) => !known.includes(id))
    .map((id) => ({ id, personId, answeredBy, ...(isLate && id === personId && { late: true as const }) }))
}

/**
 * [H-6] Out: the person and their guests leave their places and the waiting list. Late when a place is given
 * up at short notice, or when the person has only waited since a late drop-out.
 */
export function answerNotGoing(
  state: Attendance,
  { personId, answeredBy }: { personId: string; answeredBy: AnsweredBy },
  moment: AttendanceMoment,
): Result<Events, 'game-over'> {
  if (isOver(moment)) return refuse('game-over')
  const before = answerOf(state, personId)
  if (before === 'not_going') return ok([])
  const late = (before === 'going' && isShortNotice(moment)) || lateDropOuts(state).includes(personId)
  return ok(withFilledPlaces(state, [{ type: 'dropped-out', personId, answeredBy, late }], moment))
}

/**
 * [H-6] A person who leaves the group has no answer any more.
 * @param moment null while the group does not ask or the game is cancelled: then no one is given the place.
 */
export function forgetAnswer(state: Attendance, personId: string, moment: AttendanceMoment | null): Events {
  if (answerOf(state, personId) === null) return []
  const events = [{ type: 'forgotten', personId }] as const
  return moment ? withFilledPlaces(state, events, moment) : events
}

/** [H-7] The first who accepts an offered place has it; a person with a place accepts for their guest. */
export function acceptPlace(
  state: Attendance,
  personId: string,
  moment: AttendanceMoment,
): Result<Events, 'game-over' | 'not-waiting' | 'place-taken'> {
  if (isOver(moment)) return refuse('game-over')
  // a guest may wait without their person; if both wait, the person is before their guests
  if (!state.waiting.some((entry) => entry.personId === personId))
    return answerOf(state, personId) === 'going' ? ok([]) : refuse('not-waiting')
  const events = withFilledPlaces(state, [], moment, personId)
  const gained = events.some(({ type }) => type === 'place-gained')
  return gained ? ok(events) : refuse('place-taken')
}

/**
 * [H-8] Fewer places: the last to get one go to the front of the waiting list, in order. More: they get
 * theirs back first. No limit: no one waits.
 */
export function changePlaces(state: Attendance, places: number | null, moment: AttendanceMoment): Events {
  if (places === state.places) return fillPlaces(state, moment)
  const displaced = places === null ? [] : state.going.slice(places).map(({ id }) => id)
  return withFilledPlaces(
    state,
    [
      { type: 'places-changed', places },
      ...(displaced.length > 0 ? [{ type: 'displaced', ids: displaced } as const] : []),
    ],
    moment,
  )
}

/**
 * [H-10] At the start, a person who has arrived without a place takes a free one, else the place of the
 * absent person who got theirs last. Arrivals from the waiting list come first, in their order; then the
 * others, in the order of arrival.
 * @param arrived ids of persons, in the order of arrival.
 */
export function placesForArrivals(state: Attendance, arrived: readonly string[]): Events {
  if (state.places === null) return []
  const isThere = new Set(arrived)
  const waiting = state.waiting.filter(({ id }) => isThere.has(id)).map(({ id }) => id)
  const unanswered = arrived.filter((id) => !waiting.includes(id) && answerOf(state, id) !== 'going')
  const events: AttendanceEvent[] = []
  let after = state
  const add = (event: AttendanceEvent) => {
    events.push(event)
    after = evolveAttendance(after, event)
  }
  for (const id of [...waiting, ...unanswered]) {
    const absent = after.going.findLast(({ personId }) => !isThere.has(personId))
    const attendee: Attendee = { id, personId: id, answeredBy: 'self' }
    if (freePlaces(after) > 0) {
      if (!waiting.includes(id))
        add({ type: 'joined', attendees: [attendee], atShortNotice: true, behind: false })
      add({ type: 'place-gained', ids: [id], why: 'arrived' })
    } else if (absent) {
      add({ type: 'replaced', id: absent.id, by: attendee })
      const guests = isGuest(absent) ? [] : waitingGuestsOf(after, absent.personId)
      if (guests.length > 0) add({ type: 'guests-withdrawn', ids: guests })
    }
  }
  return events
}

const waitingGuestsOf = ({ waiting }: Attendance, personId: string): string[] =>
  waiting.filter((entry) => entry.personId === personId && isGuest(entry)).map(({ id }) => id)

/**
 * [H-11] Persons who had a place at the start and had not arrived at the end. None where no one has checked
 * in: that group does not use check-in, or could not.
 */
export const noShows = ({ going, replaced }: Attendance, arrived: readonly string[]): string[] =>
  arrived.length === 0
    ? []
    : [
        ...new Set(
          [...going, ...replaced].map(({ personId }) => personId).filter((id) => !arrived.includes(id)),
        ),
      ]

/** [H-3] Fills free places after a change of hours, or when a group asks for answers again. */
export const fillPlaces = (state: Attendance, moment: AttendanceMoment): Events =>
  withFilledPlaces(state, [], moment)

/** [H-3] The events, followed by those that fill or offer free places. */
function withFilledPlaces(
  state: Attendance,
  events: readonly AttendanceEvent[],
  moment: AttendanceMoment,
  accepting: string | null = null,
): Events {
  const after = events.reduce(evolveAttendance, state)
  const gained = gainedPlaces(after, moment, accepting)
  const filled = gained.reduce(evolveAttendance, after)
  return [...events, ...gained, ...offers(filled, moment)]
}

function gainedPlaces(
  state: Attendance,
  moment: AttendanceMoment,
  accepting: string | null,
): AttendanceEvent[] {
  const isGiven = state.places === null || !isShortNotice(moment)
  const inLine = state.waiting.filter(
    ({ displaced, personId }) => isGiven || displaced || personId === accepting,
  )
  const next = inLine.slice(0, freePlaces(state))
  const idsOf = (entries: typeof next) => entries.map(({ id }) => id)
  return (
    [
      { type: 'place-gained', ids: idsOf(next.filter(({ displaced }) => displaced)), why: 'restored' },
      { type: 'place-gained', ids: idsOf(next.filter(({ displaced }) => !displaced)), why: 'free' },
    ] as const
  ).filter(({ ids }) => ids.length > 0)
}

/** Offers a free place once to each person on the waiting list who wants to know at short notice. */
function offers(state: Attendance, moment: AttendanceMoment): AttendanceEvent[] {
  if (!isShortNotice(moment) || freePlaces(state) === 0) return []
  const ids = state.waiting
    .filter(({ atShortNotice, offered }) => atShortNotice && !offered)
    .map(({ id }) => id)
  return ids.length > 0 ? [{ type: 'place-offered', ids }] : []
}
