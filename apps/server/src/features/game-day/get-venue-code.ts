import { getVenueCode as promise } from '@turnout/contract/venue-code'
import { closedAt } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import { codeRenewsAt } from '@turnout/rules/venue-code'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { openSession } from './arrivals.ts'
import { seeToday } from './today.ts'
import { codeAt } from './venue-code.ts'

export const getVenueCode = handle(promise, (deps: Deps) => async ({ params, actor, refuse }) => {
  const today = await seeToday(deps, params.groupId, actor)
  if (!may.checkInGuests(today.viewer)) return refuse('not-allowed')
  openSession(today)
  // a code that lets nobody in is not shown
  if (today.game && closedAt(today.game.evening, today.now) !== null) return refuse('game-closed')
  const code = codeAt(today.group, today.now)
  return {
    code,
    path: `/my-sports-groups/${today.group.id}/game-day?code=${code}`,
    renews_at: codeRenewsAt(today.now),
    server_time: today.now,
  }
})
