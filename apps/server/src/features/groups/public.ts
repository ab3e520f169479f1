export { nextSession, type Schedule, sessionNow, localDate, weekdayOf, zoneOf } from './schedule.ts'
export { findGroup, type GroupRow, lockGroup, shareGroup } from './store.ts'
