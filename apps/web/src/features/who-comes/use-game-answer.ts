import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { weekdayOf } from '@turnout/rules/dates'
import { weekdayName } from '@turnout/rules/words'
import { useAcceptPlace, useAnswer, useChangeGuests } from './actions.ts'
import { type AnswerActions, type Answerable, addGuestFailed, answerActions } from './public/answerable.ts'
import { guest } from './texts.ts'

export const toAnswerable = (game: ScheduledGame): Answerable => ({
  ...game,
  weekday: weekdayName(weekdayOf(game.date)),
})

/** The answer to one game of a group. */
export function useGameAnswer({ group_id: groupId, id: gameId }: ScheduledGame): AnswerActions {
  const { press, pending } = useAnswer()
  const pressed = pending.findLast(({ params }) => params.gameId === gameId)?.body
  return answerActions({ groupId, gameId }, pressed, {
    press,
    accept: useAcceptPlace(),
    addGuest: useChangeGuests(addGuestFailed),
    removeGuest: useChangeGuests(guest.removeFailed),
  })
}
