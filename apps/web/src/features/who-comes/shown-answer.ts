import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { useAnswer } from './actions.ts'

export type Choice = 'going' | 'not_going'

/** The answer as the person has given it: what was pressed last counts also before the server has it. */
export function useShownAnswer(
  { group_id: groupId, id, my_answer }: ScheduledGame,
  atShortNotice: boolean | undefined,
) {
  const { press, pending } = useAnswer()
  const last = pending.findLast(({ params }) => params.gameId === id)
  const answer = (choice: Choice) =>
    press({
      params: { groupId, gameId: id },
      body: {
        answer: choice,
        ...(choice === 'going' && atShortNotice !== undefined && { at_short_notice: atShortNotice }),
      },
    })
  const stored = my_answer.answer
  const kept: Choice | null = stored === 'waiting' ? 'going' : stored
  return { chosen: last?.body.answer ?? kept, isWaiting: last !== undefined, answer }
}
