import { getGameDay as promise } from '@turnout/contract/game-day'
import type { TakeBack } from '@turnout/contract/game-state'
import { isLongOver } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { offerOf, peopleOf, teamIds } from '../evening/public.ts'
import { type People, presentGameDay } from './present.ts'
import { seeToday, type Today } from './today.ts'

export const getGameDay = handle(promise, (deps: Deps) => async ({ params, actor, refuse }) => {
  const today = await seeToday(deps, params.groupId, actor)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.game ? await peopleOf(deps.sql, today.game.id) : new Map()
  const ids = today.game ? await teamIds(deps.sql, today.game.id) : new Map()
  const takeBack = await draftToTakeBack(deps.sql, today, people)
  return presentGameDay(today, { userId: actor.id, people, ids, takeBack })
})

/** [U-2] What is taken back of a match stands beside its score; the end of an evening without one, here. */
async function draftToTakeBack(
  sql: Sql,
  { game, now, viewer }: Today,
  people: People,
): Promise<TakeBack | null> {
  if (!game || isLongOver(game.evening, now) || !may.manageGame(viewer)) return null
  const offer = await offerOf(sql, game, people)
  return offer?.of === 'draft' || game.evening.play === null ? offer : null
}
