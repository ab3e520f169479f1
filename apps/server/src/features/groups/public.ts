export { authorizeGroup, type GroupRequest } from './authorize-group.ts'
export { joinWithInvite } from './join-with-invite.ts'
export { timeOfDay } from './local-time.ts'
export { presentGame, presentHours } from './present.ts'
export {
  dateOf,
  dayBefore,
  isCancelledOn,
  isDateTaken,
  isMoved,
  localDate,
  nextSession,
  plannedOn,
  type Slot,
  type StartedGame,
  sessionAt,
  sessionNow,
  sessionOf,
  sessionOfStarted,
  upcomingSessions,
  venueOn,
  zoneOf,
} from './schedule.ts'
export { searchGroups, VENUE_COLUMNS, venuesLike, venuesNear } from './search.ts'
export { slotOn, slotsAhead } from './slots.ts'
export {
  changeGroup,
  deleteUnlessShown,
  findGroup,
  findStartedGames,
  type GroupRow,
  IS_ENDED,
  lockGroup,
  lockGroupIfFree,
  shareGroup,
  startedGamesColumn,
} from './store.ts'
