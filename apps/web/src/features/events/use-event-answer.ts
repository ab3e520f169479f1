import { type AnswerActions, answerActions } from '../who-comes/public/answerable.ts'
import { useAnswerEvent, useChangeGuests, useTakeEventPlace } from './actions.ts'
import { messages } from './texts.ts'

/** What the person who looks can do about their answer to an event. */
export function useEventAnswer(eventId: string): AnswerActions {
  const { press, pending } = useAnswerEvent()
  const pressed = pending.findLast(({ params }) => params.eventId === eventId)?.body.answer
  return answerActions({ eventId }, pressed, {
    press,
    accept: useTakeEventPlace(),
    addGuest: useChangeGuests(messages.guestFailed),
    removeGuest: useChangeGuests(messages.guestRemoveFailed),
  })
}
