import { type AttendanceMoment, answerGoing, answerNotGoing, changePlaces } from '../answers.ts'
import { type Attendance, type AttendanceEvent, EMPTY_ATTENDANCE, evolveAttendance } from '../attendance.ts'
import type { Result } from '../result.ts'

export const HOUR = 60 * 60 * 1000
export const STARTS_AT = 100 * HOUR
export const ENDS_AT = 102 * HOUR
export const moment = (at: number): AttendanceMoment => ({ at, startsAt: STARTS_AT, endsAt: ENDS_AT })
export const EARLY = moment(10 * HOUR)
export const LATE = moment(STARTS_AT - HOUR)
export const OVER = moment(ENDS_AT)
export const FAIR = { guestsAllowed: true, behind: false }

export const apply = (state: Attendance, events: readonly AttendanceEvent[]) =>
  events.reduce(evolveAttendance, state)
export function unwrap(decision: Result<readonly AttendanceEvent[], string>): readonly AttendanceEvent[] {
  if (decision.ok) return decision.value
  throw new Error(`Refused: ${decision.refusal}`)
}
export const refusalOf = (decision: Result<unknown, string>) => (decision.ok ? 'allowed' : decision.refusal)

export interface Options {
  at?: AttendanceMoment
  guests?: readonly string[]
  atShortNotice?: boolean
  behind?: boolean
}

export const going = (
  state: Attendance,
  personId: string,
  { at = EARLY, guests = [], atShortNotice = true, behind = false }: Options = {},
) =>
  apply(
    state,
    unwrap(
      answerGoing(state, { personId, answeredBy: 'self', guests, atShortNotice }, { ...FAIR, behind }, at),
    ),
  )
export const notGoing = (state: Attendance, personId: string, at = EARLY) =>
  apply(state, unwrap(answerNotGoing(state, { personId, answeredBy: 'self' }, at)))
export const withPlaces = (places: number | null) =>
  apply(EMPTY_ATTENDANCE, changePlaces(EMPTY_ATTENDANCE, places, EARLY))
export const all = (state: Attendance, ...ids: string[]) => ids.reduce((after, id) => going(after, id), state)
export const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
