import type { GameDay } from '@turnout/contract/game-day'
import { useNameCaptain } from './actions.ts'

/** The armband goes to whoever is next in order; who that is, the server has said. */
export function useNameNext(day: GameDay) {
  const { press, waiting } = useNameCaptain()
  const { next_captain: next } = day.draft
  return {
    nameCaptain: () => {
      if (!next) return
      press({ params: { groupId: day.group_id }, body: { [next.player_id]: next.team_number } })
    },
    isNaming: waiting.some(({ params }) => params.groupId === day.group_id),
  }
}

export type Captains = ReturnType<typeof useNameNext>
