import type { GameState } from '@turnout/contract/game-state'
import { useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { MainButton } from '../../ui/button.tsx'
import { formatClock } from '../../ui/clock-text.ts'
import { KEEPS_FOCUS } from '../../ui/kept-focus.ts'
import type { Board } from './board.ts'
import { type ClockButton, StartButton } from './clock-controls.tsx'
import { GoalBar } from './goal-bar.tsx'
import { organiserBar as texts } from './match-texts.ts'
import { UnevenPair } from './next-match.tsx'
import { holdText } from './next-match-view.ts'
import type { Move } from './next-move.ts'
import { teamIn } from './teams.ts'
import { common } from './texts.ts'
import type { Score } from './use-score.ts'

export type OrganiserBarProps = {
  board: Board
  game: GameState
  move: Move
  score: Score
  clock: ClockButton
  openToss: () => void
}

/** The bottom edge of a phone: always the next step. */
export function OrganiserBar({ board, game, move, score, clock, openToss }: OrganiserBarProps) {
  switch (move.type) {
    case 'goals':
      return <GoalBar board={board} score={score} />
    case 'start':
    case 'start-clock':
    case 'run-on':
      return (
        <ActionBar context={<StartContext {...{ board, game, move }} />}>
          <StartButton move={move} clock={clock} />
        </ActionBar>
      )
    case 'toss':
      return (
        <ActionBar context={game.cup?.says ?? common.coinDecidesWhoStaysOn}>
          <MainButton {...KEEPS_FOCUS} onClick={openToss}>
            {common.coinToss}
          </MainButton>
        </ActionBar>
      )
    case 'nothing':
      return null
  }
}

function StartContext({ board, game, move }: Pick<OrganiserBarProps, 'board' | 'game' | 'move'>) {
  const at = game.upcoming_match?.starts_at ?? null
  const seconds = useSecondsUntil(at)
  if (move.type === 'run-on') return texts.pausedNothingCountsUntilIt
  const isCalled = move.type !== 'start'
  const pair = isCalled
    ? ([board.a.team, board.b.team] as const)
    : ([teamIn(game, move.teamA), teamIn(game, move.teamB)] as const)
  const names = `${pair[0].name} v ${pair[1].name}`
  const countdown = at === null ? names : texts.inWord(names, formatClock(seconds))
  return (
    <>
      {isCalled ? texts.readyWhenYouAre(names) : (holdText(game, 'in control') ?? countdown)}
      <UnevenPair loans={game.loans} pair={pair} isTooSmall={false} mayStart isInBar />
    </>
  )
}
