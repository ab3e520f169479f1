import type { Attendance } from './attendance.ts'
import { attendanceRecords } from './attendance-record.ts'

/** How many of the last games count. */
const COUNTED_GAMES = 5
/** With this many late drop-outs and no-shows in them a person is behind. */
const MOST = 2

/** Another session of the group; `arrived` is null while it is not over, and where it is not recorded. */
export interface OtherGame {
  attendance: Attendance
  arrived: readonly string[] | null
}

/**
 * [H-9] Whether a person is behind the others on their next waiting list: two late drop-outs or no-shows in
 * the last five games, for which they have not been behind yet.
 * @param others the other sessions of the group, the latest first.
 */
export function standsBehind(others: readonly OtherGame[], personId: string): boolean {
  const behindIn = others.findIndex(({ attendance }) => attendance.wereBehind?.includes(personId))
  const broken = others
    .flatMap(({ attendance, arrived }, index) =>
      arrived === null ? [] : [{ attendance, arrived, isUnspent: behindIn < 0 || index <= behindIn }],
    )
    .slice(0, COUNTED_GAMES)
    .filter(({ attendance, arrived, isUnspent }) => {
      const record = attendanceRecords(attendance, arrived).get(personId)
      return isUnspent && (record?.lateDropOut || record?.noShow)
    })
  return broken.length >= MOST
}
