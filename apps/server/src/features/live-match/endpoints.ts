import { changeScore } from './change-score.ts'
import { changeSpectatorLink } from './change-spectator-link.ts'
import { closeGame } from './close-game.ts'
import { correctResult } from './correct-result.ts'
import { drawCup } from './draw-cup.ts'
import { endMatch } from './end-match.ts'
import { fillPlace } from './fill-place.ts'
import { getCup } from './get-cup.ts'
import { getGameState } from './get-game-state.ts'
import { getGameTeams } from './get-game-teams.ts'
import { getSpectatorLink } from './get-spectator-link.ts'
import { getSuggestedTeams } from './get-suggested-teams.ts'
import { getTimer } from './get-timer.ts'
import { getWatchedCup } from './get-watched-cup.ts'
import { getWatchedState } from './get-watched-state.ts'
import { getWatchedTimer } from './get-watched-timer.ts'
import { goHome } from './go-home.ts'
import { holdUpcomingMatch } from './hold-upcoming-match.ts'
import { lendPlayer } from './lend-player.ts'
import { listGamePlayers } from './list-game-players.ts'
import { nameReferee } from './name-referee.ts'
import { pauseTimer } from './pause-timer.ts'
import { planCup } from './plan-cup.ts'
import { redo } from './redo.ts'
import { renewSpectatorLink } from './renew-spectator-link.ts'
import { settleLatePress } from './settle-late-press.ts'
import { startMatch } from './start-match.ts'
import { startTimer } from './start-timer.ts'
import { substitutePlayer } from './substitute-player.ts'
import { switchStage } from './switch-stage.ts'
import { takeBack } from './take-back.ts'
import { tossCoin } from './toss-coin.ts'
import { withdrawTeam } from './withdraw-team.ts'

export { liveMatchStream } from './stream.ts'

export const liveMatchEndpoints = [
  getGameState,
  getGameTeams,
  getTimer,
  getSuggestedTeams,
  startMatch,
  startTimer,
  pauseTimer,
  changeScore,
  settleLatePress,
  endMatch,
  tossCoin,
  nameReferee,
  holdUpcomingMatch,
  switchStage,
  listGamePlayers,
  goHome,
  substitutePlayer,
  lendPlayer,
  fillPlace,
  takeBack,
  redo,
  getSpectatorLink,
  changeSpectatorLink,
  renewSpectatorLink,
  getWatchedState,
  getWatchedTimer,
  closeGame,
  correctResult,
  getCup,
  getWatchedCup,
  planCup,
  drawCup,
  withdrawTeam,
]
