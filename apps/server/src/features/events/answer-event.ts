import type { RequestOf } from '@turnout/contract/endpoint'
import { answerEvent as endpoint } from '@turnout/contract/events'
import { answerEventIn, answerEventOut } from '@turnout/rules/event'
import { changeGuests } from '@turnout/rules/guests'
import { mapOk } from '@turnout/rules/result'
import { newId } from '../../platform/ids.ts'
import { type EventContext, eventCommand } from './run-event-command.ts'
import { changeGuestRows, findGuests } from './store.ts'

export const answerEvent = eventCommand(endpoint, {
  by: 'anyone',
  decide: (context, { actor, body }) => decideAnswer(context, actor.id, body),
})

export async function decideAnswer(
  { sql, event, plan, at }: EventContext,
  userId: string,
  body: RequestOf<typeof endpoint>['body'],
) {
  const known = (await findGuests(sql, event.id)).filter((guest) => guest.userId === userId)
  const isIn = body.answer === 'going'
  const changed = changeGuests(known, isIn ? body.guests : [], (name) => ({
    ...{ id: newId(), eventId: event.id, userId, name },
  }))
  const waiting = plan.attendance.waiting.find(({ id }) => id === userId)
  const decision = isIn
    ? answerEventIn(
        plan,
        {
          personId: userId,
          guests: changed.guests.map(({ id }) => id),
          atShortNotice: body.at_short_notice ?? waiting?.atShortNotice ?? true,
        },
        known.map(({ id }) => id),
        at,
      )
    : answerEventOut(plan, userId, at)
  if (decision.ok) await changeGuestRows(sql, changed)
  return mapOk(decision, (events) => ({ events }))
}
