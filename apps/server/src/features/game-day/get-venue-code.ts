import { getVenueCode as endpoint } from '@turnout/contract/venue-code'
import { closedAt } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import { codeRenewsAt } from '@turnout/rules/venue-code'
import { handle } from '../../handle.ts'
import { requireOpenSession } from './arrivals.ts'
import { loadToday } from './today.ts'
import { codeAt } from './venue-code.ts'

export const getVenueCode = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const today = await loadToday(deps, params.groupId, actor, refuse)
  if (!may.checkInGuests(today.viewer)) return refuse('not-allowed')
  requireOpenSession(today, refuse)
  // a code that admits no one is not shown
  if (today.gameRow && closedAt(today.gameRow.evening, today.now) !== null) return refuse('game-closed')
  const code = codeAt(today.group, today.now)
  return {
    code,
    path: `/my-sports-groups/${today.group.id}/game-day?code=${code}`,
    renews_at: codeRenewsAt(today.now),
    server_time: today.now,
  }
})
