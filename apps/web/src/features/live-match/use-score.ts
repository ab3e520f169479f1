import type { InputOf } from '@turnout/contract/endpoint'
import type { GameState } from '@turnout/contract/game-state'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { useRef, useState } from 'react'
import { refresh } from '../../platform/api/queries.ts'
import { usePendingCommands } from '../../platform/outbox/outbox.ts'
import { useLateCommands } from '../../platform/outbox/use-late-commands.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useChangeScore } from './actions.ts'
import type { Board, SideView } from './board.ts'
import { type OptimisticScores, optimisticScore, withScore } from './optimistic-score.ts'

/** The same finger on the same button: one goal. */
const DOUBLE_TAP_MS = 250
const VIBRATION_MS = 15

const teamIdOf = (input: unknown) => (input as InputOf<typeof changeScore>).body.team_id

export type Score = {
  /** What hangs on the plates, presses on their way included. */
  board: Board | null
  /** Presses of a team that have been on their way for longer than one notices. */
  pendingCount: (side: SideView) => number
  /** To a side of this board. */
  add: (side: SideView) => void
  takeBack: (side: SideView) => void
}

/** The score as this phone means it: a press shows at once, counts once, and waits in line without a signal. */
export function useScore({ game_id: gameId }: GameState, board: Board | null): Score {
  const { press: sendCommand, pending } = useChangeScore()
  const lateCommands = useLateCommands(usePendingCommands()).filter(
    ({ endpoint }) => endpoint === changeScore.name,
  )
  const [optimistic, setOptimistic] = useState<OptimisticScores>(null)
  const inFlight = useRef(0)
  const lastTap = useRef({ button: '', at: 0 })

  const goals = pending
    // a press of the match before, still on its way, is no goal of this one
    .filter(({ params, body }) => params.gameId === gameId && body.match_number === board?.number)
    .map(({ body }) => ({ teamId: body.team_id, by: body.action === 'increment' ? 1 : -1 }))
  const matchNumber = board?.number ?? 0
  const withOptimisticScore = (side: SideView): SideView => {
    const { team, score } = side
    return { team, score: optimisticScore(optimistic, { matchNumber, teamId: team.id, score }, goals) }
  }

  const afterReply = async () => {
    await refresh(getGameState)
    inFlight.current -= 1
    // from here on the server's score is the score
    if (inFlight.current === 0) setOptimistic(null)
  }

  const send = (side: SideView, action: 'increment' | 'decrement') => {
    const now = performance.now()
    const button = `${side.team.id} ${action}`
    if (lastTap.current.button === button && now - lastTap.current.at < DOUBLE_TAP_MS) return
    const score = side.score + (action === 'increment' ? 1 : -1)
    if (score < 0) return
    lastTap.current = { button, at: now }
    navigator.vibrate?.(VIBRATION_MS)
    setOptimistic(withScore(optimistic, { matchNumber, teamId: side.team.id, score }))
    inFlight.current += 1
    const onReply = () => void afterReply()
    sendCommand(
      {
        params: { gameId },
        body: {
          team_id: side.team.id,
          action,
          ...(board && { match_number: board.number }),
          // a phone that does not know the server's time says nothing rather than guess
          ...(serverClock.isSet() && { made_at: new Date(serverClock.now()).toISOString() }),
        },
      },
      { done: onReply, failed: onReply },
    )
  }

  return {
    board: board && { ...board, a: withOptimisticScore(board.a), b: withOptimisticScore(board.b) },
    pendingCount: ({ team }) => lateCommands.filter(({ input }) => teamIdOf(input) === team.id).length,
    add: (side) => send(side, 'increment'),
    takeBack: (side) => send(side, 'decrement'),
  }
}
