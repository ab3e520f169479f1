export type { CommandName } from './commands.ts'
export {
  type CommandDefinition,
  type CommandEndpoint,
  gameCommand,
  gameCommandAtAnyTime,
  gameCommandOn,
  type ServedCommand,
} from './game-command.ts'
export {
  findLastCommand,
  findLastUndo,
  type LastCommand,
  loadReversibleCommand,
  undoOffers,
} from './last-command.ts'
export { isTakenBack, loadLogEntries } from './log-store.ts'
export {
  type CommandContext,
  type CommandResult,
  runGameCommand,
  settingsOf,
  settleGameIn,
} from './run-game-command.ts'
export {
  findGameOn,
  findGameWithGroup,
  findOrCreateGame,
  type GamePerson,
  type GameRow,
  type GameWithGroup,
  keepVenue,
  loadPeople,
  loadTeamIds,
  markRemoved,
  upsertParticipant,
} from './store.ts'
export { viewerInGame, whistlesOf, withGameRole } from './viewer.ts'
