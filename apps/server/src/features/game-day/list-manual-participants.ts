import { listManualParticipants as endpoint } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import { loadPeople } from '../game/public.ts'
import { currentGame, presentGuests } from './present.ts'
import { loadToday } from './today.ts'

export const listManualParticipants = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const today = await loadToday(deps, params.groupId, actor, refuse)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.gameRow ? await loadPeople(deps.sql, today.gameRow.id) : new Map()
  return presentGuests(currentGame(today), people, { contacts: may.seeGuestContacts(today.viewer) })
})
