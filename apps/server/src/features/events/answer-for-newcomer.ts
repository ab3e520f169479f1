import type { activate } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { answerEvent } from '@turnout/contract/events'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { shareGroup } from '../groups/public.ts'
import { decideAnswer } from './answer-event.ts'
import { planOf } from './event-columns.ts'
import { recordChange } from './record-change.ts'
import { findEvent, lockEvent } from './store.ts'

/** Answers 'in' for a new account, which has no session for a command yet. Null if the event takes no answer. */
export async function answerForNewcomer(
  deps: Pick<Deps, 'clock' | 'publish'>,
  sql: Sql,
  eventId: string,
  userId: string,
): Promise<ReplyOf<typeof activate>['event']> {
  const known = await findEvent(sql, eventId)
  if (known?.hostGroupId) await shareGroup(sql, known.hostGroupId)
  const before = await lockEvent(sql, eventId)
  if (before?.state !== 'published') return null
  const at = await deps.clock.now(sql)
  const decision = await decideAnswer({ sql, event: before, plan: planOf(before), at }, userId, {
    answer: 'going',
  })
  if (!decision.ok) return null
  const entry = { command: answerEvent.name, actorId: userId, at, events: decision.value.events }
  const { id, title, attendance } = await recordChange(deps.publish, sql, before, {}, entry)
  const isIn = attendance.going.some((place) => place.id === userId)
  return { id, title, standing: isIn ? 'in' : 'waiting' }
}
