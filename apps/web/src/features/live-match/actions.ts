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

/** Everyone gets the good news of a match from the change itself (`match-news.ts`); here only failures. */
export function useMatchActions({ game_id: gameId }: Pick<GameState, 'game_id'>) {
  const params = { gameId }
  const clock = useAction(startTimer, { failed: messages.timerFailed, refreshes: MATCH_READS })
  const matchStart = useAction(startMatch, {
    // at once, also where the screen was left: nothing waits for the clock
    done: () => {
      clock.mutate({ params })
      return null
    },
    // when two people start at once, or the clock does, the second sees the match, and that is no failure
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
      // after a press far below, the board is what a person wants to see next
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
    // the change announces the end of a match
    done: (reply) => lateGoalText(reply) ?? (reply.match_ended ? null : messages.scored),
    failed: messages.scoreFailed,
    repeatable: true,
  })
