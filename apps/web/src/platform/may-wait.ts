import type { Endpoint } from '@turnout/contract/endpoint'
import { checkIn, checkInMember, manualCheckIn } from '@turnout/contract/game-day'
import { changeScore } from '@turnout/contract/live-match'
import { assignCaptains, assignTeams, selectPlayers } from '@turnout/contract/teams'

/** What may wait for a signal: presses at the pitch, where there often is none. */
export const MAY_WAIT: readonly Endpoint[] = [
  changeScore,
  checkIn,
  checkInMember,
  manualCheckIn,
  assignCaptains,
  selectPlayers,
  assignTeams,
]
