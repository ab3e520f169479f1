import type { AnswerActions } from '../who-comes/public/answerable.ts'
import { useAnswerEvent, useChangeGuests, useTakeEventPlace } from './actions.ts'
import { messages } from './texts.ts'

/** What the person who looks can do about their answer to an event. */
export function useEventAnswer(eventId: string): AnswerActions {
  const { press, pending } = useAnswerEvent()
  const accept = useTakeEventPlace()
  const params = { eventId }
  const toGuestChange = ({ mutate, isPending, error }: ReturnType<typeof useChangeGuests>) => ({
    save: (guests: string[], outcome = {}) => mutate({ params, body: { answer: 'going', guests } }, outcome),
    isPending,
    error,
  })
  return {
    pending: pending.findLast((input) => input.params.eventId === eventId)?.body.answer,
    answer: (choice, atShortNotice) =>
      press({
        params,
        body: {
          answer: choice,
          ...(choice === 'going' && atShortNotice !== undefined && { at_short_notice: atShortNotice }),
        },
      }),
    takePlace: () => accept.mutate({ params }),
    isTakingPlace: accept.isPending,
    addGuest: toGuestChange(useChangeGuests(messages.guestFailed)),
    removeGuest: toGuestChange(useChangeGuests(messages.guestRemoveFailed)),
  }
}
