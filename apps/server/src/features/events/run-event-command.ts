import type { Endpoint, ProblemOf } from '@turnout/contract/endpoint'
import type { Event } from '@turnout/contract/events'
import type { CommonProblem, ProblemCode } from '@turnout/contract/problem'
import type { AttendanceEvent } from '@turnout/rules/attendance'
import type { EventPlan } from '@turnout/rules/event'
import type { Result } from '@turnout/rules/result'
import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { RequestContext } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { lockAccount } from '../accounts/public.ts'
import { shareGroup } from '../groups/public.ts'
import { planOf } from './event-columns.ts'
import { managesEvent } from './event-host.ts'
import { loadEvent } from './present.ts'
import { recordChange } from './record-change.ts'
import { type EventRow, findEvent, lockEvent } from './store.ts'

export interface EventContext {
  sql: Sql
  event: EventRow
  plan: EventPlan
  at: number
}

interface EventOutcome {
  /** Columns that change. */
  changes?: Partial<EventRow>
  /** Changes of the attendance. */
  events?: readonly AttendanceEvent[]
}

type Decision<R extends string> = Result<EventOutcome, R> | Promise<Result<EventOutcome, R>>

interface EventCommand<R extends ProblemCode> {
  name: string
  eventId: string
  actor: Account
  /** Whether only hosts may give it. */
  by: 'host' | 'anyone'
  refuse: Refuse<R | 'event-not-found'>
  decide: (context: EventContext) => Decision<R>
}

/** Every command on an event: locks its group, the account and its row, decides and writes. */
export async function runEventCommand<R extends ProblemCode>(
  deps: Pick<Deps, 'clock' | 'publish'>,
  sql: Sql,
  { name, eventId, actor, by, refuse, decide }: EventCommand<R>,
): Promise<{ event: EventRow; at: number }> {
  // groups are locked before people, and people before events
  const known = (await findEvent(sql, eventId)) ?? refuse('event-not-found')
  if (known.hostGroupId) await shareGroup(sql, known.hostGroupId)
  if (!(await lockAccount(sql, actor.id))) refuse('session-over')
  const event = (await lockEvent(sql, eventId)) ?? refuse('event-not-found')
  const at = await deps.clock.now(sql)
  const isHost = await managesEvent(sql, actor, event)
  if (!isHost && event.state === 'draft') refuse('event-not-found')
  if (!isHost && by === 'host') refuse('not-allowed')
  const decision = await decide({ sql, event, plan: planOf(event), at })
  if (!decision.ok) return refuse(decision.refusal, decision.details)
  const { changes = {}, events = [] } = decision.value
  if (events.length === 0 && Object.keys(changes).length === 0) return { event, at }
  const entry = { command: name, actorId: actor.id, at, events }
  return { event: await recordChange(deps.publish, sql, event, changes, entry), at }
}

type EventEndpoint = Endpoint & { access: 'signed-in'; reply: z.ZodType<Event> }

interface Definition<E extends Endpoint> {
  by: 'host' | 'anyone'
  decide: (context: EventContext, request: RequestContext<E>) => Decision<ProblemOf<E> | CommonProblem>
}

/** A handler on an event is only its decision; the reply is the event as the caller sees it afterwards. */
export const eventCommand = <const E extends EventEndpoint>(endpoint: E, { by, decide }: Definition<E>) =>
  handle(endpoint, async (request, deps) => {
    const actor = request.actor as Account
    const { eventId } = request.params as { eventId: string }
    return request.transact(async (sql) => {
      const { event, at } = await runEventCommand<ProblemCode>(deps, sql, {
        ...{ name: endpoint.name, eventId, actor, by },
        // the endpoint declares the decision's problems; the type of `decide` checks this
        refuse: request.refuse as Refuse<ProblemCode>,
        decide: (context) => decide(context, request),
      })
      return (await loadEvent(sql, event, actor, at)) as Awaited<ReturnType<typeof request.transact>>
    })
  })
