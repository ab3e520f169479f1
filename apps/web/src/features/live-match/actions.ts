import type { GameState } from '@turnout/contract/game-state'
import {
  changeScore,
  endMatch,
  getGameState,
  getSuggestedTeams,
  holdUpcomingMatch,
  nameReferee,
  pauseTimer,
  startMatch,
  startTimer,
  switchStage,
} from '@turnout/contract/live-match'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { lateGoalText } from '../../platform/outbox/late-goal-text.ts'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { messages, actions as texts } from './texts.ts'

export const MATCH_READS = [getGameState, getSuggestedTeams] as const

/** Good news of a match goes to everybody, by what changed (`match-news.ts`); here only what failed. */
export function useMatchActions({ game_id: gameId }: Pick<GameState, 'game_id'>) {
  const params = { gameId }
  const clock = useAction(startTimer, { failed: messages.timerFailed, refreshes: MATCH_READS })
  const matchStart = useAction(startMatch, {
    // at once, also where the screen was left: nobody waits for a clock
    done: () => {
      clock.mutate({ params })
      return null
    },
    // of two who start at once, or beside the clock, the second sees the match, and that is no failure
    failed: (error) => (isProblem(error, 'match-on') ? null : messages.startFailed),
    refreshes: MATCH_READS,
  })
  const pause = useAction(pauseTimer, { failed: texts.failedToPauseMatchTimer, refreshes: MATCH_READS })
  const end = useAction(endMatch, { failed: messages.endFailed, refreshes: MATCH_READS })
  const hold = useAction(holdUpcomingMatch, {
    failed: texts.failedToHoldNextMatch,
    refreshes: MATCH_READS,
  })
  const referee = useAction(nameReferee, { failed: texts.failedToChangeReferee, refreshes: MATCH_READS })
  const stage = useAction(switchStage, { failed: texts.failedToSwitchStage, refreshes: MATCH_READS })

  const start = (teamA: string, teamB: string) =>
    matchStart.mutate(
      { params, body: { team_a_id: teamA, team_b_id: teamB } },
      // pressed far below, it is the board that one wants to see next
      { done: () => scrollTo({ top: 0 }) },
    )

  return {
    start,
    isStarting: matchStart.isPending || clock.isPending,
    startClock: () => clock.mutate({ params }),
    pause: () => pause.mutate({ params }),
    isPausing: pause.isPending,
    end: (matchNumber: number, outcome: { settled: () => void }) =>
      end.mutate(
        { params, body: { match_number: matchNumber } },
        { done: outcome.settled, failed: outcome.settled },
      ),
    isEnding: end.isPending,
    hold: (isOnHold: boolean) => hold.mutate({ params, body: { hold: isOnHold } }),
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
  useCommand(changeScore, {
    // the end of a match is said by what changed
    done: (reply) => lateGoalText(reply) ?? (reply.match_ended ? null : messages.scored),
    failed: messages.scoreFailed,
    repeatable: true,
  })
