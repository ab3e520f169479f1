import { drawCup, getCup, planCup, withdrawTeam } from '@turnout/contract/cups'
import { getGameDay } from '@turnout/contract/game-day'
import { getGameState } from '@turnout/contract/live-match'
import { getPlannedCup, planCupAhead } from '@turnout/contract/planned-cups'
import { getScheduledGame, listMyScheduledGames, listScheduledGames } from '@turnout/contract/scheduled-games'
import { useAction } from '../../platform/api/use-action.ts'
import { planAhead, planTeams, planSummary as texts } from './plan-texts.ts'
import { cupWithdrawal } from './texts.ts'

const refreshes = [getCup, getGameDay, getGameState]

export const usePlanCup = () =>
  useAction(planCup, {
    done: ({ settings }) => (settings ? texts.started : texts.givenUp),
    failed: texts.failed,
    refreshes,
  })

export const usePlanCupAhead = () =>
  useAction(planCupAhead, {
    done: ({ settings }) => (settings ? planAhead.saved : planAhead.givenUp),
    failed: texts.failed,
    refreshes: [getPlannedCup, getGameDay, getScheduledGame, listScheduledGames, listMyScheduledGames],
  })

export const useDrawCup = () => useAction(drawCup, { failed: planTeams.drawFailed, refreshes })

export const useWithdrawTeam = () =>
  useAction(withdrawTeam, {
    done: cupWithdrawal.done,
    failed: cupWithdrawal.failed,
    refreshes: [getCup, getGameState],
  })
