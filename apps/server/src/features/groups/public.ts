export {
  dayBefore,
  localDate,
  nextSession,
  sessionNow,
  sessionOf,
  upcomingSessions,
  weekdayOf,
} from './schedule.ts'
export { changeGroup, findGroup, type GroupRow, lockGroup, shareGroup } from './store.ts'
