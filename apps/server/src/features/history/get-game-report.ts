import { getGameReport as endpoint } from '@turnout/contract/history'
import { handle } from '../../handle.ts'
import { undoOffers } from '../game/public.ts'
import { loadPastGame } from './past-game.ts'
import { presentReport, presentWaiting } from './present.ts'

export const getGameReport = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const past = await loadPastGame(deps, params.gameId, actor, refuse)
  const { gameRow, people, isOrganiser } = past
  // an organiser may undo commands of the matches next to the result
  const offers = isOrganiser ? await undoOffers(deps.sql, gameRow, { people, isOver: true }) : null
  return {
    ...presentReport(past),
    can_correct: isOrganiser,
    late_presses: isOrganiser ? presentWaiting(past) : [],
    take_back: offers?.takeBack ?? null,
    redo: offers?.redo ?? null,
  }
})
