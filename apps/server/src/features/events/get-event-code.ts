import { getEventCode as endpoint } from '@turnout/contract/event-replies'
import { checkInOpen } from '@turnout/rules/event-check-in'
import { codeRenewsAt } from '@turnout/rules/venue-code'
import { handle } from '../../handle.ts'
import { codeAt } from '../game-day/public.ts'
import { planOf } from './event-columns.ts'
import { findManaged } from './event-host.ts'

export const getEventCode = handle(endpoint, async ({ params, actor, refuse }, { sql, clock }) => {
  const event = await findManaged(sql, actor, params.eventId, refuse)
  const now = await clock.now(sql)
  const open = checkInOpen(planOf(event), now)
  if (!open.ok) refuse(open.refusal)
  const code = codeAt(event, now)
  return {
    code,
    path: `/events/${event.id}?code=${code}`,
    renews_at: codeRenewsAt(now),
    server_time: now,
  }
})
