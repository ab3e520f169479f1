import type { GameDay } from '@turnout/contract/game-day'
import { useNameCaptain } from './actions.ts'

/** Gives armbands; the server has decided who gets the next one. */
export function useCaptains(day: GameDay) {
  const { press, pending } = useNameCaptain()
  const { next_captain: next, starting_captains: starting } = day.draft
  const send = (body: Record<string, number>) => press({ params: { groupId: day.group_id }, body })
  return {
    give: (playerId: string, team: number) => send({ [playerId]: team }),
    /** Both first captains with one press, else the next one. */
    nameCaptains: () => {
      const captains = starting.length > 1 || !next ? starting : [next]
      send(Object.fromEntries(captains.map(({ player_id: id, team_number: team }) => [id, team] as const)))
    },
    isNaming: pending.some(({ params }) => params.groupId === day.group_id),
  }
}

export type Captains = ReturnType<typeof useCaptains>
