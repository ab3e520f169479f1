import type { Restored } from '@turnout/rules/game-events'

/** Every command on a game by its call, and what taking it back gives back; null for one that stays. */
export const COMMANDS = {
  clock: null,
  checkIn: null,
  checkInMember: null,
  manualCheckIn: null,
  removeParticipant: null,
  playBall: null,
  takeBack: null,

  assignCaptains: 'draft',
  selectPlayers: 'draft',
  assignTeams: 'draft',
  autoAssignTeams: 'draft',
  evenTeams: 'draft',
  movePlayer: 'draft',

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
} as const satisfies Record<string, Restored['of'] | null>

export type CommandName = keyof typeof COMMANDS
