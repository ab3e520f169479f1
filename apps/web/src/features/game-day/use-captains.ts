import type { GameDay } from '@turnout/contract/game-day'
import { useNameCaptain } from './actions.ts'

/** Armbands: the next one goes to whoever is next in order, and who that is the server has said. */
export function useCaptains(day: GameDay) {
  const { press: send, pending } = useNameCaptain()
  const { next_captain: next } = day.draft
  const give = (playerId: string, team: number) =>
    send({ params: { groupId: day.group_id }, body: { [playerId]: team } })
  return {
    give,
    nameCaptain: () => {
      if (next) give(next.player_id, next.team_number)
    },
    isNaming: pending.some(({ params }) => params.groupId === day.group_id),
  }
}

export type Captains = ReturnType<typeof useCaptains>
