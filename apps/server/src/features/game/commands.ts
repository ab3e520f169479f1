import type { Restored } from '@turnout/rules/game-events'

/** Every command on a game, with what its undo restores; null where there is no undo. */
export const COMMANDS = {
  /** Only the end of a match by the clock can be undone (U-12). */
  clock: 'play',
  checkIn: null,
  checkInMember: null,
  manualCheckIn: null,
  removeParticipant: null,
  playBall: null,
  takeBack: null,
  redo: null,

  assignCaptains: 'draft',
  selectPlayers: 'draft',
  assignTeams: 'draft',
  autoAssignTeams: 'draft',
  evenTeams: 'draft',
  movePlayer: 'draft',
  goHome: 'draft',
  substitutePlayer: 'draft',
  fillPlace: 'draft',

  lendPlayer: 'play',
  startMatch: 'play',
  startTimer: 'play',
  pauseTimer: 'play',
  changeScore: 'play',
  settleLatePress: 'play',
  endMatch: 'play',
  tossCoin: 'play',
  nameReferee: 'play',
  holdUpcomingMatch: 'play',
  switchStage: 'play',
  closeGame: 'play',
  correctResult: 'play',
  planCup: 'play',
  drawCup: 'play',
  withdrawTeam: 'play',
} as const satisfies Record<string, Restored['of'] | null>

export type CommandName = keyof typeof COMMANDS

/** What the undo of a logged command restores; null where there is no undo. */
export const scopeOf = (command: string): Restored['of'] | null =>
  (COMMANDS as Readonly<Record<string, Restored['of'] | null>>)[command] ?? null

const reversible = Object.keys(COMMANDS).filter((name) => scopeOf(name) !== null)

/** [U-2] Commands that can be undone. A redo can be undone, because it repeats a command. */
export const REVERSIBLE_COMMANDS: readonly CommandName[] = [...(reversible as CommandName[]), 'redo']

/** [U-11] After one of these, no older undo can be redone. */
export const COMMANDS_THAT_END_REDO: readonly CommandName[] = [...(reversible as CommandName[]), 'playBall']
