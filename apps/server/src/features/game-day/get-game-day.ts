import { getGameDay as endpoint, type GameDay } from '@turnout/contract/game-day'
import type { TakeBack } from '@turnout/contract/last-command'
import { isLongOver } from '@turnout/rules/closing'
import type { CupOptions } from '@turnout/rules/cup/run-cup'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import { loadPeople, loadTeamIds, undoOffers } from '../game/public.ts'
import { findCancelledToday, findPlannedCup } from '../scheduled-games/public.ts'
import { presentGameDay } from './present.ts'
import type { PeopleById } from './present-draft.ts'
import { loadToday, type Today } from './today.ts'

export const getGameDay = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const today = await loadToday(deps, params.groupId, actor, refuse)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.gameRow ? await loadPeople(deps.sql, today.gameRow.id) : new Map()
  const ids = today.gameRow ? await loadTeamIds(deps.sql, today.gameRow.id) : new Map()
  const offers = await draftOffers(deps.sql, today, people)
  const plannedCup = await cupToBegin(deps.sql, today)
  const cancelled = await cancelledToday(deps.sql, today)
  return presentGameDay(today, { userId: actor.id, people, ids, plannedCup, cancelled, ...offers })
})

/** [O-25] The cup that Play Ball will begin. */
const cupToBegin = async (sql: Sql, { group, session, gameRow }: Today): Promise<CupOptions | null> =>
  session && !gameRow?.evening.play ? findPlannedCup(sql, group, session.date) : null

async function cancelledToday(sql: Sql, { group, session, now }: Today): Promise<GameDay['cancelled']> {
  const game = session ? null : await findCancelledToday(sql, group, now)
  return game && { reason: game.reason }
}

/** [U-2] Undo offers of the draft; before Play Ball, all of them. Those of matches are shown with the score. */
async function draftOffers(
  sql: Sql,
  { gameRow, now, viewer }: Today,
  people: PeopleById,
): Promise<{ takeBack: TakeBack | null; redo: TakeBack | null }> {
  if (!gameRow || isLongOver(gameRow.evening, now) || !may.manageGame(viewer))
    return { takeBack: null, redo: null }
  const offers = await undoOffers(sql, gameRow, { people, isOver: false })
  const ofDraft = (offer: TakeBack | null) =>
    offer?.of === 'draft' || gameRow.evening.play === null ? offer : null
  return { takeBack: ofDraft(offers.takeBack), redo: ofDraft(offers.redo) }
}
