import { listPlayers as endpoint } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { loadPeople } from '../game/public.ts'
import { approvedMembers } from '../members/public.ts'
import { findSessionAnswers } from '../scheduled-games/public.ts'
import { currentGame, presentPlayers } from './present.ts'
import { loadToday } from './today.ts'

export const listPlayers = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const today = await loadToday(deps, params.groupId, actor, refuse)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.gameRow ? await loadPeople(deps.sql, today.gameRow.id) : new Map()
  const { group, session, now } = today
  const members = await approvedMembers(deps.sql, group.id)
  const answers = session && (await findSessionAnswers(deps.sql, group, session))
  return presentPlayers(currentGame(today), people, members, {
    session,
    now,
    answers,
    withMethod: may.checkInGuests(today.viewer),
  })
})
