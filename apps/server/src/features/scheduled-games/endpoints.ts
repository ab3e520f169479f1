import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { acceptPlace } from './accept-place.ts'
import { addScheduledGame } from './add-scheduled-game.ts'
import { answerScheduledGame } from './answer-scheduled-game.ts'
import { callSpares } from './call-spares.ts'
import { cancelScheduledGame } from './cancel-scheduled-game.ts'
import { changeAttendanceSettings } from './change-attendance-settings.ts'
import { changeStandingAnswer } from './change-standing-answer.ts'
import { getAttendanceSettings } from './get-attendance-settings.ts'
import { getPaidList } from './get-paid-list.ts'
import { getPlannedCup } from './get-planned-cup.ts'
import { getScheduledGame } from './get-scheduled-game.ts'
import { getSeason } from './get-season.ts'
import { getStandingAnswer } from './get-standing-answer.ts'
import { listMyScheduledGames } from './list-my-scheduled-games.ts'
import { listScheduledGames } from './list-scheduled-games.ts'
import { markPaid } from './mark-paid.ts'
import { moveScheduledGame } from './move-scheduled-game.ts'
import { planCupAhead } from './plan-cup-ahead.ts'
import { restoreScheduledGame } from './restore-scheduled-game.ts'

export { groupStream } from './stream.ts'

export const scheduledGamesEndpoints: ServedEndpoint<Deps>[] = [
  listScheduledGames,
  listMyScheduledGames,
  getScheduledGame,
  answerScheduledGame,
  acceptPlace,
  callSpares,
  cancelScheduledGame,
  restoreScheduledGame,
  moveScheduledGame,
  addScheduledGame,
  getPaidList,
  markPaid,
  getPlannedCup,
  planCupAhead,
  getSeason,
  getAttendanceSettings,
  changeAttendanceSettings,
  getStandingAnswer,
  changeStandingAnswer,
]
