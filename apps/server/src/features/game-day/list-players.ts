import { listPlayers as promise } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf } from '../evening/public.ts'
import { approvedMembers } from '../members/public.ts'
import { eveningOf, presentPlayers } from './present.ts'
import { seeToday } from './today.ts'

export const listPlayers = handle(promise, (deps: Deps) => async ({ params, actor, refuse }) => {
  const today = await seeToday(deps, params.groupId, actor)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.game ? await peopleOf(deps.sql, today.game.id) : new Map()
  const members = await approvedMembers(deps.sql, params.groupId)
  return presentPlayers(eveningOf(today), people, members, {
    ...today,
    doors: may.checkInGuests(today.viewer),
  })
})
