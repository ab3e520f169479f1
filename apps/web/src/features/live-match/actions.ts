import {
  changeScore,
  endMatch,
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
import { MATCH_READS } from './public/game-reads.ts'
import { messages, actions as texts } from './texts.ts'

/** Everyone gets the good news of a match from the change itself (`match-news.ts`); here only failures. */
export const usePauseTimer = () =>
  useAction(pauseTimer, { failed: texts.failedToPauseMatchTimer, refreshes: MATCH_READS })

export const useEndMatch = () => useAction(endMatch, { failed: messages.endFailed, refreshes: MATCH_READS })

export const useHoldNextMatch = () =>
  useAction(holdUpcomingMatch, { failed: texts.failedToHoldNextMatch, refreshes: MATCH_READS })

export const useNameReferee = () =>
  useAction(nameReferee, { failed: texts.failedToChangeReferee, refreshes: MATCH_READS })

export const useSwitchStage = () =>
  useAction(switchStage, { failed: texts.failedToSwitchStage, refreshes: MATCH_READS })

/** A match starts with its clock; `startClock` also resumes it. */
export function useStartMatch(gameId: string) {
  const params = { gameId }
  const clock = useAction(startTimer, { failed: messages.timerFailed, refreshes: MATCH_READS })
  const startClock = () => clock.mutate({ params })
  const match = useAction(startMatch, {
    // at once, also where the screen was left: nothing waits for the clock
    done: () => {
      startClock()
      return null
    },
    // when two people start at once, or the clock does, the second sees the match, and that is no failure
    failed: (error) => (isProblem(error, 'match-on') ? null : messages.startFailed),
    refreshes: MATCH_READS,
  })
  const start = (teamA: string, teamB: string) =>
    match.mutate(
      { params, body: { team_a_id: teamA, team_b_id: teamB } },
      // after a press far below, the board is what a person wants to see next
      { done: () => scrollTo({ top: 0 }) },
    )
  return { start, startClock, isStarting: match.isPending || clock.isPending }
}

export type MatchStart = ReturnType<typeof useStartMatch>

export const useChangeScore = () =>
  useCommand(changeScore, {
    // the change announces the end of a match
    done: (reply) => lateGoalText(reply) ?? (reply.match_ended ? null : messages.scored),
    failed: messages.scoreFailed,
    repeatable: true,
  })
