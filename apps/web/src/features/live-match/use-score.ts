import type { InputOf, ReplyOf } from '@turnout/contract/endpoint'
import type { GameState } from '@turnout/contract/game-state'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { useRef, useState } from 'react'
import { refresh } from '../../platform/api/queries.ts'
import { usePendingCommands } from '../../platform/outbox/outbox.ts'
import { useLateCommands } from '../../platform/outbox/use-late-commands.ts'
import { isLive } from '../../platform/realtime/live-paths.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { useChangeScore } from './actions.ts'
import type { Board, SideView } from './board.ts'
import { nextMove } from './next-move.ts'
import { isConfirmed, type OptimisticScores, optimisticScore, withScore } from './optimistic-score.ts'
import { gameTopic } from './public/game-topics.ts'

/** Two taps of one button within this time are one goal, and no goal where the first tap was on another button. */
const DOUBLE_TAP_MS = 250
const VIBRATION_MS = 15

const teamIdOf = (input: unknown) => (input as InputOf<typeof changeScore>).body.team_id

export type Score = {
  /** With the commands in flight. */
  board: Board | null
  /** Commands of a team that have been in flight for a noticeable time. */
  pendingCount: (side: SideView) => number
  /** Whether a command of this match has no answer yet. */
  isGoalPending: boolean
  add: (side: SideView) => void
  takeBack: (side: SideView) => void
}

/** A goal shows at once, counts once, and waits in the outbox without a connection. */
export function useScore(game: GameState, board: Board | null): Score {
  const { game_id: gameId, era } = game
  const { press: sendCommand, pending } = useChangeScore()
  const lateCommands = useLateCommands(usePendingCommands()).filter(
    ({ endpoint }) => endpoint === changeScore.name,
  )
  const [latest, setOptimistic] = useState<OptimisticScores>(null)
  const optimistic = isConfirmed(latest, game) ? null : latest
  const inFlight = useRef(0)
  const lastTap = useRef({ button: '', at: 0 })
  // the second tap of a double tap meets the button that is now in its place
  useValueChange(nextMove(game).type, () => {
    lastTap.current = { button: '', at: performance.now() }
  })

  const goals = pending
    // a command for the previous match may still be in flight
    .filter(({ params, body }) => params.gameId === gameId && body.match_number === board?.number)
    .map(({ body }) => ({ teamId: body.team_id, by: body.action === 'increment' ? 1 : -1 }))
  const matchNumber = board?.number ?? 0
  const withOptimisticScore = (side: SideView): SideView => {
    const { team, score } = side
    return { team, score: optimisticScore(optimistic, { matchNumber, teamId: team.id, score }, goals) }
  }

  /** The stream delivers the version of the answer; without a stream, and after a refusal, it is requested. */
  const afterReply = async ({ version }: Partial<ReplyOf<typeof changeScore>>) => {
    const confirmed = version !== undefined && isLive(gameTopic(gameId)) ? { version, era } : null
    if (confirmed === null) await refresh(getGameState)
    inFlight.current -= 1
    if (inFlight.current > 0) return
    setOptimistic((current) => current && confirmed && { ...current, confirmed })
  }

  const send = (side: SideView, action: 'increment' | 'decrement') => {
    const now = performance.now()
    const button = `${side.team.id} ${action}`
    const last = lastTap.current
    if (now - last.at < DOUBLE_TAP_MS && (last.button || button) === button) return
    const score = side.score + (action === 'increment' ? 1 : -1)
    if (score < 0) return
    lastTap.current = { button, at: now }
    navigator.vibrate?.(VIBRATION_MS)
    setOptimistic(withScore(optimistic, { matchNumber, teamId: side.team.id, score }))
    inFlight.current += 1
    sendCommand(
      {
        params: { gameId },
        body: {
          team_id: side.team.id,
          action,
          ...(board && { match_number: board.number }),
          // a phone that does not know the server's time sends none
          ...(serverClock.isSet() && { made_at: new Date(serverClock.now()).toISOString() }),
        },
      },
      { done: (reply) => void afterReply(reply), failed: () => void afterReply({}) },
    )
  }

  return {
    board: board && { ...board, a: withOptimisticScore(board.a), b: withOptimisticScore(board.b) },
    pendingCount: ({ team }) => lateCommands.filter(({ input }) => teamIdOf(input) === team.id).length,
    isGoalPending: goals.length > 0,
    add: (side) => send(side, 'increment'),
    takeBack: (side) => send(side, 'decrement'),
  }
}
