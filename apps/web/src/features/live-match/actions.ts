import type { GameState } from '@turnout/contract/game-state'
import {
  changeScore,
  endMatch,
  getGameState,
  getSuggestedTeams,
  holdUpcomingMatch,
  nameReferee,
  pauseTimer,
  settleLatePress,
  startMatch,
  startTimer,
  switchStage,
} from '@turnout/contract/live-match'
import { changeSpectatorLink, getSpectatorLink, renewSpectatorLink } from '@turnout/contract/spectators'
import { lateWord, match as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { usePress } from '../../platform/use-press.ts'

export const refreshes = [getGameState, getSuggestedTeams] as const

/** Good news of a match is said to everybody, by what changed (`news-of.ts`); here only what failed. */
export function useMatchActions({
  game_id: gameId,
  current_match: on,
}: Pick<GameState, 'game_id' | 'current_match'>) {
  const params = { gameId }
  const call = useAction(startMatch, { failed: texts.startFailed, refreshes })
  const clock = useAction(startTimer, { failed: texts.timerFailed, refreshes })
  const pause = useAction(pauseTimer, { failed: 'Failed to pause match timer', refreshes })
  const end = useAction(endMatch, { failed: texts.endFailed, refreshes })
  const hold = useAction(holdUpcomingMatch, { failed: 'Failed to hold the next match', refreshes })
  const referee = useAction(nameReferee, { failed: 'Failed to change the referee', refreshes })
  const stage = useAction(switchStage, { failed: 'Failed to switch the stage', refreshes })

  const start = (teamA: string, teamB: string) =>
    call.mutate(
      { params, body: { team_a_id: teamA, team_b_id: teamB } },
      {
        done: () => {
          clock.mutate({ params })
          // pressed far below, it is the board that one wants to see next
          scrollTo({ top: 0 })
        },
      },
    )

  return {
    start,
    isStarting: call.isPending || clock.isPending,
    startClock: () => clock.mutate({ params }),
    pause: () => pause.mutate({ params }),
    isPausing: pause.isPending,
    end: (outcome: { settled: () => void }) =>
      end.mutate(
        { params, ...(on && { body: { match_number: on.number } }) },
        { done: outcome.settled, failed: outcome.settled },
      ),
    isEnding: end.isPending,
    hold: (isHeld: boolean) => hold.mutate({ params, body: { hold: isHeld } }),
    isHolding: hold.isPending,
    nameReferee: (id: string | null, outcome: { settled: () => void }) =>
      referee.mutate({ params, body: { participant_id: id } }, { done: outcome.settled }),
    isNaming: referee.isPending,
    switchStage: (isKnockout: boolean) => stage.mutate({ params, body: { is_knockout_stage: isKnockout } }),
    isSwitching: stage.isPending,
  }
}

export type MatchActions = ReturnType<typeof useMatchActions>

export const useChangeScore = () =>
  usePress(changeScore, {
    // the end of a match is said by what changed
    done: (reply) => lateWord(reply) ?? (reply.match_ended ? null : texts.scored),
    failed: texts.scoreFailed,
    counts: true,
  })

export const useSettleLatePress = () => useAction(settleLatePress, { failed: texts.lateFailed, refreshes })

export const useChangeSpectatorLink = () =>
  useAction(changeSpectatorLink, {
    done: ({ token }) => (token === null ? 'Closed to spectators.' : null),
    failed: 'Failed to change who may watch',
    refreshes: [getSpectatorLink],
  })

export const useRenewSpectatorLink = () =>
  useAction(renewSpectatorLink, {
    done: 'New link. The old one shows nothing any more.',
    failed: 'Failed to renew the link',
    refreshes: [getSpectatorLink],
  })
