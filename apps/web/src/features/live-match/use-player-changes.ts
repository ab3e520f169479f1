import {
  fillPlace,
  goHome,
  lendPlayer,
  listGamePlayers,
  substitutePlayer,
} from '@turnout/contract/come-and-go'
import { useAction } from '../../platform/api/use-action.ts'
import { playersSheet as texts } from './match-texts.ts'
import { GAME_DAY_READS, MATCH_READS } from './public/game-reads.ts'

const TEXTS = {
  done: ({ message }: { message: string }) => message,
  failed: texts.failedToChange,
  refreshes: [listGamePlayers, ...GAME_DAY_READS, ...MATCH_READS],
}

/** The four commands on players between matches, with their toasts. */
export function usePlayerChanges(gameId: string) {
  const home = useAction(goHome, TEXTS)
  const substitution = useAction(substitutePlayer, TEXTS)
  const loan = useAction(lendPlayer, TEXTS)
  const place = useAction(fillPlace, TEXTS)
  const params = { gameId }
  const after = (done?: () => void) => (done ? { done } : {})
  return {
    isBusy: [home, substitution, loan, place].some(({ isPending }) => isPending),
    goHome: (participant_id: string, gone: boolean, done?: () => void) =>
      home.mutate({ params, body: { participant_id, gone } }, after(done)),
    substitute: (player_in: string, player_out: string, done?: () => void) =>
      substitution.mutate({ params, body: { player_in, player_out } }, after(done)),
    lend: (participant_id: string, team_id: string | null, done?: () => void) =>
      loan.mutate({ params, body: { participant_id, team_id } }, after(done)),
    fill: (team_id: string, participant_id: string, done?: () => void) =>
      place.mutate({ params, body: { team_id, participant_id } }, after(done)),
  }
}

export type PlayerChanges = ReturnType<typeof usePlayerChanges>
