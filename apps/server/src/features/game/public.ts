export type { CommandName } from './commands.ts'
export { findLastCommand, type LastCommand, loadReversibleCommand, takeBackOffer } from './last-command.ts'
export { isTakenBack, loadEvents, loadLogEntries } from './log-store.ts'
export { settleGame, settleGameIn, startOverdueSweep } from './overdue-sweep.ts'
export {
  type CommandContext,
  type CommandResult,
  type GameCommand,
  runGameCommand,
  settingsOf,
} from './run-game-command.ts'
export {
  deleteGuestContacts,
  findGame,
  findGameOn,
  findGameWithGroup,
  findOrCreateGame,
  type GamePerson,
  type GameRow,
  type GameWithGroup,
  loadPeople,
  loadTeamIds,
  markRemoved,
  upsertParticipant,
} from './store.ts'
export { viewerInGame, whistleOf, withGameRole } from './viewer.ts'
