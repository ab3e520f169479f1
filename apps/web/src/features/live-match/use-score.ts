import type { InputOf } from '@turnout/contract/endpoint'
import type { GameState } from '@turnout/contract/game-state'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { useRef, useState } from 'react'
import { useWaitingPresses } from '../../platform/presses.ts'
import { refresh } from '../../platform/queries.ts'
import { serverClock } from '../../platform/server-clock.ts'
import { useLatePresses } from '../../platform/use-late-presses.ts'
import { useChangeScore } from './actions.ts'
import type { Board, SideView } from './board-of.ts'
import { type Held, hold, shownScore } from './shown-score.ts'

/** The same finger on the same button: one goal. */
const SAME_PRESS_MS = 250
const PRESS_BUZZ_MS = 15

const teamOf = (input: unknown) => (input as InputOf<typeof changeScore>).body.team_id

export type Score = {
  /** What hangs on the plates, presses on their way included. */
  board: Board | null
  /** Presses of a team that have been on their way for longer than one notices. */
  waiting: (side: SideView) => number
  /** To a side of this board. */
  add: (side: SideView) => void
  takeBack: (side: SideView) => void
}

/** The score as this phone means it: a press shows at once, counts once, and waits in line without a signal. */
export function useScore({ game_id: gameId }: GameState, board: Board | null): Score {
  const { press, waiting } = useChangeScore()
  const late = useLatePresses(useWaitingPresses()).filter(({ endpoint }) => endpoint === changeScore.name)
  const [held, setHeld] = useState<Held>(null)
  const onTheirWay = useRef(0)
  const lastPress = useRef({ button: '', at: 0 })

  const goals = waiting
    // a press of the match before, still on its way, is no goal of this one
    .filter(({ params, body }) => params.gameId === gameId && body.match_number === board?.number)
    .map(({ body }) => ({ teamId: body.team_id, by: body.action === 'increment' ? 1 : -1 }))
  const matchNumber = board?.number ?? 0
  const meant = (side: SideView): SideView => {
    const { team, score } = side
    return { team, score: shownScore(held, { matchNumber, teamId: team.id, score }, goals) }
  }

  const settle = async () => {
    await refresh(getGameState)
    onTheirWay.current -= 1
    // from here on the server's score is the score
    if (onTheirWay.current === 0) setHeld(null)
  }

  const send = (side: SideView, action: 'increment' | 'decrement') => {
    const now = performance.now()
    const button = `${side.team.id} ${action}`
    if (lastPress.current.button === button && now - lastPress.current.at < SAME_PRESS_MS) return
    const score = side.score + (action === 'increment' ? 1 : -1)
    if (score < 0) return
    lastPress.current = { button, at: now }
    navigator.vibrate?.(PRESS_BUZZ_MS)
    setHeld(hold(held, { matchNumber, teamId: side.team.id, score }))
    onTheirWay.current += 1
    const answered = () => void settle()
    press(
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
      { done: answered, failed: answered },
    )
  }

  return {
    board: board && { ...board, a: meant(board.a), b: meant(board.b) },
    waiting: ({ team }) => late.filter(({ input }) => teamOf(input) === team.id).length,
    add: (side) => send(side, 'increment'),
    takeBack: (side) => send(side, 'decrement'),
  }
}
