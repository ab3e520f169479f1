import { type Attendance, freePlaces } from './attendance.ts'

/** [Z-45] A place is for strangers when it is free and no one waits for it. */
export const hasPlaceForStrangers = (attendance: Attendance): boolean =>
  freePlaces(attendance) > 0 && attendance.waiting.length === 0
