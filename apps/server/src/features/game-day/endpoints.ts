import { assignCaptains } from './assign-captains.ts'
import { assignTeams } from './assign-teams.ts'
import { autoAssignTeams } from './auto-assign-teams.ts'
import { checkIn } from './check-in.ts'
import { checkInMember } from './check-in-member.ts'
import { evenTeams } from './even-teams.ts'
import { getGameDay } from './get-game-day.ts'
import { getVenueCode } from './get-venue-code.ts'
import { listManualParticipants } from './list-manual-participants.ts'
import { listPlayers } from './list-players.ts'
import { manualCheckIn } from './manual-check-in.ts'
import { movePlayer } from './move-player.ts'
import { playBall } from './play-ball.ts'
import { removeParticipant } from './remove-participant.ts'
import { selectPlayers } from './select-players.ts'

export const gameDayEndpoints = [
  getGameDay,
  listPlayers,
  listManualParticipants,
  getVenueCode,
  checkIn,
  checkInMember,
  manualCheckIn,
  assignCaptains,
  selectPlayers,
  assignTeams,
  autoAssignTeams,
  evenTeams,
  movePlayer,
  removeParticipant,
  playBall,
]
