import type { GameDay } from '@turnout/contract/game-day'
import { useNameCaptain } from './actions.ts'

/** Gives armbands; the server has decided who gets the next one. */
export function useCaptains(day: GameDay) {
  const { press: send, pending } = useNameCaptain()
  const { next_captain: next, starting_captains: starting } = day.draft
  const giveAll = (captains: typeof starting) =>
    send({
      params: { groupId: day.group_id },
      body: Object.fromEntries(
        captains.map(({ player_id: id, team_number: team }): [string, number] => [id, team]),
      ),
    })
  const give = (playerId: string, team: number) =>
    send({ params: { groupId: day.group_id }, body: { [playerId]: team } })
  return {
    give,
    /** Both first captains with one press, else the next one. */
    nameCaptains: () => giveAll(starting.length > 1 || !next ? starting : [next]),
    isNaming: pending.some(({ params }) => params.groupId === day.group_id),
  }
}

export type Captains = ReturnType<typeof useCaptains>
