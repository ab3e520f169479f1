import { getGameDay as promise } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf, teamIds } from '../evening/public.ts'
import { presentGameDay } from './present.ts'
import { seeToday } from './today.ts'

export const getGameDay = handle(promise, (deps: Deps) => async ({ params, actor, refuse }) => {
  const today = await seeToday(deps, params.groupId, actor)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.game ? await peopleOf(deps.sql, today.game.id) : new Map()
  const ids = today.game ? await teamIds(deps.sql, today.game.id) : new Map()
  return presentGameDay(today, actor.id, people, ids)
})
