import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { weekdayOf } from '../../platform/time/dates.ts'
import { useAcceptPlace, useAnswer, useChangeGuests } from './actions.ts'
import type { AnswerActions, Answerable } from './public/answerable.ts'
import { guest } from './texts.ts'

export const toAnswerable = (game: ScheduledGame): Answerable => ({ ...game, weekday: weekdayOf(game.date) })

/** The answer to one game of a group. */
export function useGameAnswer({ group_id: groupId, id: gameId }: ScheduledGame): AnswerActions {
  const { press, pending } = useAnswer()
  const accept = useAcceptPlace()
  const params = { groupId, gameId }
  const toGuestChange = ({ mutate, isPending, error }: ReturnType<typeof useChangeGuests>) => ({
    save: (guests: string[], outcome = {}) => mutate({ params, body: { answer: 'going', guests } }, outcome),
    isPending,
    error,
  })
  return {
    pending: pending.findLast(({ params }) => params.gameId === gameId)?.body.answer,
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
    addGuest: toGuestChange(useChangeGuests(guest.failed)),
    removeGuest: toGuestChange(useChangeGuests(guest.removeFailed)),
  }
}
