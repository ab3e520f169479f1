import { listManualParticipants as promise } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf } from '../evening/public.ts'
import { eveningOf, presentGuests } from './present.ts'
import { seeToday } from './today.ts'

export const listManualParticipants = handle(promise, (deps: Deps) => async ({ params, actor, refuse }) => {
  const today = await seeToday(deps, params.groupId, actor)
  if (!may.seeGameDay(today.viewer)) return refuse('not-allowed')
  const people = today.game ? await peopleOf(deps.sql, today.game.id) : new Map()
  return presentGuests(eveningOf(today), people, { contacts: may.seeGuestContacts(today.viewer) })
})
