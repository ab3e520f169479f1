export { eraseGroups } from './erase-groups.ts'
export { groupPreview } from './link-preview.ts'
export { presentGame } from './present.ts'
export { deletedGroups, type Restored, restoreGroup } from './restore-group.ts'
export {
  type Begun,
  dayBefore,
  kept,
  localDate,
  nextSession,
  sessionNow,
  sessionOf,
  timeOfDay,
  upcomingSessions,
  weekdayOf,
} from './schedule.ts'
export { venuesLike } from './search.ts'
export { shareCards } from './share-card.ts'
export {
  begunAround,
  begunOf,
  changeGroup,
  findGroup,
  type GroupRow,
  lockGroup,
  shareGroup,
} from './store.ts'
