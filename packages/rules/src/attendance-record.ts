import { noShows } from './answers.ts'
import { type Attendance, lateDropOuts } from './attendance.ts'

/** What a session that is over records about one person. */
export interface AttendanceRecord {
  /** Had a place when the session began. */
  wasIn: boolean
  came: boolean
  /** Gave up a place at short notice and got none again. */
  lateDropOut: boolean
  noShow: boolean
}

/**
 * [H-24] One record for each person who was in, dropped out late or came. Guests have none.
 * @param arrived ids of persons with an account.
 */
export function attendanceRecords(
  attendance: Attendance,
  arrived: readonly string[],
): Map<string, AttendanceRecord> {
  const came = new Set(arrived)
  const missing = new Set(noShows(attendance, arrived))
  const wasIn = new Set([...attendance.going, ...attendance.replaced].map(({ personId }) => personId))
  const late = new Set(lateDropOuts(attendance))
  return new Map(
    [...new Set([...wasIn, ...late, ...came])].map((id) => [
      id,
      { wasIn: wasIn.has(id), came: came.has(id), lateDropOut: late.has(id), noShow: missing.has(id) },
    ]),
  )
}
