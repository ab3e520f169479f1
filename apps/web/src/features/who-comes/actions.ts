import { changeAttendanceSettings, getAttendanceSettings } from '@turnout/contract/attendance-settings'
import { getGameDay } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { getGroup, listMyGroups } from '@turnout/contract/groups'
import { getPaidList, markPaid } from '@turnout/contract/paid-list'
import {
  acceptPlace,
  addScheduledGame,
  answerScheduledGame,
  callSpares,
  cancelScheduledGame,
  getScheduledGame,
  listMyScheduledGames,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { changeStandingAnswer, getStandingAnswer } from '@turnout/contract/standing-answer'
import { type ActionTexts, useAction } from '../../platform/api/use-action.ts'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { answers, common, manage, paid, people, settings } from './texts.ts'

export const ATTENDANCE_READS = [listScheduledGames, listMyScheduledGames, getScheduledGame, getPaidList]
/** With the reads that show when a group plays next and whether today's game is over. */
export const DATE_READS = [...ATTENDANCE_READS, listGames, getGroup, listMyGroups, getGameDay]

/** In or out. Waits for the network, and a retry does not count twice. */
export const useAnswer = () =>
  useCommand(answerScheduledGame, {
    failed: common.answerFailed,
    refreshes: ATTENDANCE_READS,
    untilRead: true,
  })

/** "I always come". It may answer for an open game too, and waits for the network as an answer does. */
export const useChangeStandingAnswer = () =>
  useCommand(changeStandingAnswer, {
    failed: settings.failed,
    refreshes: [getStandingAnswer, ...ATTENDANCE_READS],
    untilRead: true,
  })

/** An organiser answers for a member. */
export const useAnswerFor = () =>
  useAction(answerScheduledGame, {
    done: people.replied,
    failed: people.replyFailed,
    refreshes: ATTENDANCE_READS,
  })

export const useAcceptPlace = () =>
  useAction(acceptPlace, { failed: answers.takeFailed, refreshes: ATTENDANCE_READS })

export const useChangeGuests = (failed: ActionTexts<typeof answerScheduledGame>['failed']) =>
  useAction(answerScheduledGame, { failed, refreshes: ATTENDANCE_READS })

export const useMoveGame = () =>
  useAction(moveScheduledGame, { done: manage.moved, failed: manage.moveFailed, refreshes: DATE_READS })

export const useCallSpares = () =>
  useAction(callSpares, {
    done: manage.sparesAsked,
    failed: manage.callSparesFailed,
    refreshes: ATTENDANCE_READS,
  })

export const useMarkPaid = () => useAction(markPaid, { failed: paid.markFailed, refreshes: [getPaidList] })

export const useCancelGame = () =>
  useAction(cancelScheduledGame, {
    done: manage.cancelled,
    failed: manage.cancelFailed,
    refreshes: DATE_READS,
  })

export const useRestoreGame = () =>
  useAction(restoreScheduledGame, {
    done: manage.restored,
    failed: manage.restoreFailed,
    refreshes: DATE_READS,
  })

export const useAddGame = () =>
  useAction(addScheduledGame, { done: manage.added, failed: manage.addFailed, refreshes: DATE_READS })

export const useChangeSettings = (done: string | null = settings.saved) =>
  useAction(changeAttendanceSettings, {
    done,
    failed: settings.failed,
    refreshes: [...ATTENDANCE_READS, getAttendanceSettings],
  })
