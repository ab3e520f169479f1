import { changeScore, getGameState, startMatch, startTimer, tossCoin } from '@turnout/contract/live-match'
import { settleGame } from '../apps/server/src/features/game/overdue-sweep.ts'
import type { Club } from './game-day.ts'
import { callAs } from './host.ts'

const SECOND_MS = 1000

/** Ada as the referee of one game, with the clock of the story. */
export function matchControls({ host, ada }: Club, gameId: string) {
  const params = { gameId }
  const state = () => callAs(host, ada, getGameState, { params })

  /** The clock may have caused events: a story that skips minutes stores them before it reads. */
  const advanceTo = async (at: number) => {
    await host.setTime(at)
    await settleGame(host.deps, gameId)
  }

  return {
    state,
    /** No one presses anything until then. */
    until: advanceTo,
    /** The suggested pair plays, and the clock runs from this moment. */
    async kickOff(at: number) {
      await advanceTo(at)
      const { upcoming_match: next } = await state()
      if (!next) throw new Error('The story wants to kick off and nobody is next.')
      const { team_a_id, team_b_id } = next
      await callAs(host, ada, startMatch, { params, body: { team_a_id, team_b_id } })
      await callAs(host, ada, startTimer, { params })
      const goal = async (team_id: string, seconds: number) => {
        await host.setTime(at + seconds * SECOND_MS)
        await callAs(host, ada, changeScore, { params, body: { team_id, action: 'increment' } })
      }
      return {
        goalForA: (seconds: number) => goal(team_a_id, seconds),
        goalForB: (seconds: number) => goal(team_b_id, seconds),
      }
    },
    async toss(at: number) {
      await advanceTo(at)
      const { coin_toss_state: toss } = await state()
      if (!toss.team_a_id || !toss.team_b_id) throw new Error('The story wants to toss and no toss is due.')
      const { team_a_id, team_b_id } = toss
      const choices = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
      await callAs(host, ada, tossCoin, { params, body: { team_a_id, team_b_id, ...choices } })
    },
  }
}
