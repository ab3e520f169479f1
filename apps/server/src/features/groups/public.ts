export { eraseGroups } from './erase-groups.ts'
export { groupPreview } from './link-preview.ts'
export { deletedGroups, type Restored, restoreGroup } from './restore-group.ts'
export {
  dayBefore,
  localDate,
  nextSession,
  sessionNow,
  sessionOf,
  upcomingSessions,
  weekdayOf,
} from './schedule.ts'
export { venuesLike } from './search.ts'
export { shareCards } from './share-card.ts'
export { changeGroup, findGroup, type GroupRow, lockGroup, shareGroup } from './store.ts'
