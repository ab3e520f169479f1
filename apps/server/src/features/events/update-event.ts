import { updateEvent as endpoint } from '@turnout/contract/events'
import * as rules from '@turnout/rules/event'
import { ok } from '@turnout/rules/result'
import { handle } from '../../handle.ts'
import type { RequestContext } from '../../platform/http/handle.ts'
import { deleteUnlessShown, findGroup } from '../groups/public.ts'
import { changedDetails, hasEqualTimes, hasHalfPin, movedFrom, planOf } from './event-columns.ts'
import { managesEvent, takeHost } from './event-host.ts'
import { loadEvent } from './present.ts'
import { type EventContext, runEventCommand } from './run-event-command.ts'
import { findEvent } from './store.ts'
import { texts } from './texts.ts'

type Request = RequestContext<typeof endpoint>

export const updateEvent = handle(endpoint, async (context, deps) => {
  const { actor, params, refuse } = context
  // checked before the picture is decoded, which takes long
  const known = await findEvent(deps.sql, params.eventId)
  const isHost = known !== null && (await managesEvent(deps.sql, actor, known))
  if (known === null || (!isHost && known.state === 'draft')) return refuse('event-not-found')
  if (!isHost) refuse('not-allowed')

  return deps.files.withPicture(context, (picture) =>
    context.transact(async (sql) => {
      let replaced: string | null = null
      const { event, at } = await runEventCommand(deps, sql, {
        ...{ name: endpoint.name, eventId: params.eventId, actor, by: 'host', refuse },
        decide: async (command) => {
          const decision = await decide(command, context)
          if (!decision.ok || !picture) return decision
          await deps.files.addPicture(sql, picture, actor.id)
          replaced = command.event.picture
          return ok({ ...decision.value, changes: { ...decision.value.changes, picture: picture.id } })
        },
      })
      if (replaced) await deleteUnlessShown(sql, replaced)
      return loadEvent(sql, event, actor, at)
    }),
  )
})

const WHEN_AND_WHERE = ['date', 'start_time', 'end_time', 'venue_latitude', 'venue_longitude'] as const

async function decide({ sql, event, plan, at }: EventContext, { actor, body, refuse }: Request) {
  const isSameHost = body.host === undefined || isHostedBy(event, body.host)
  if (!isSameHost && event.state !== 'draft') refuse('host-fixed')
  const host = isSameHost ? null : await takeHost(sql, actor, body.host!, refuse)
  const groupId = host ? host.columns.hostGroupId : event.hostGroupId
  // the group's venue may be in another time zone by now, but people were sent these hours
  const keepsZone = event.state !== 'draft' && WHEN_AND_WHERE.every((field) => body[field] === undefined)
  const zoneNow = async (id: string) => (await findGroup(sql, id))?.timeZone ?? null
  const details = changedDetails(
    event,
    body,
    groupId && (keepsZone ? event.timeZone : await zoneNow(groupId)),
  )
  if (hasEqualTimes(details)) refuse('invalid-input', { first: texts.sameTimes })
  if (hasHalfPin(details)) refuse('invalid-input', { first: texts.halfPin })
  const places = body.places === undefined ? event.places : body.places
  const after = { ...planOf({ ...event, ...details }), places }
  const decision = rules.changeEvent(plan, after, at)
  if (!decision.ok) return decision
  const changes = { ...details, ...host?.columns, movedFrom: movedFrom(event, details) }
  return ok({ changes, events: decision.value })
}

const isHostedBy = (
  { hostType, hostGroupId }: EventContext['event'],
  host: NonNullable<Request['body']['host']>,
): boolean => hostType === host.type && (host.type !== 'group' || hostGroupId === host.group_id)
