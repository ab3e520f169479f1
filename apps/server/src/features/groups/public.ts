export { eraseGroups } from './erase-groups.ts'
export { groupPreview } from './link-preview.ts'
export { presentGame } from './present.ts'
export { deletedGroups, type RestoreResult, restoreGroup } from './restore-group.ts'
export {
  dayBefore,
  localDate,
  nextSession,
  type StartedGame,
  sessionNow,
  sessionOf,
  sessionOfStarted,
  timeOfDay,
  upcomingSessions,
  weekdayOf,
} from './schedule.ts'
export { venuesLike } from './search.ts'
export { shareCards } from './share-card.ts'
export {
  changeGroup,
  findGroup,
  findStartedGames,
  type GroupRow,
  lockGroup,
  shareGroup,
  startedGamesColumn,
} from './store.ts'
