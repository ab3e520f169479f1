export { localDate, nextSession, sessionNow, sessionOf, weekdayOf } from './schedule.ts'
export { findGroup, type GroupRow, shareGroup } from './store.ts'
