export {
  localDate,
  nextSession,
  type Schedule,
  sessionNow,
  sessionOf,
  weekdayOf,
  zoneOf,
} from './schedule.ts'
export { findGroup, type GroupRow, lockGroup, shareGroup } from './store.ts'
