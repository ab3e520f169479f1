import { fillText } from '../../platform/page/fill-text.tsx'
import { Button, MainButton } from '../../ui/button.tsx'
import { KEEPS_FOCUS } from '../../ui/kept-focus.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import type { MatchActions } from './actions.ts'
import type { Board } from './board.ts'
import { EndMatch } from './end-match.tsx'
import { clockControls as texts } from './match-texts.ts'
import type { Move } from './next-move.ts'
import { common } from './texts.ts'

export type ClockControlsProps = {
  board: Board
  move: Move
  actions: MatchActions
  isGoalPending: boolean
  /** Also on the space bar. */
  onClock: () => void
  openToss: () => void
}

/** On the turf: pause the clock, resume it, end the match. Starting is primary; on phones it is in the bar. */
export function ClockControls({
  board,
  move,
  actions,
  isGoalPending,
  onClock,
  openToss,
}: ClockControlsProps) {
  const canPause = board.phase === 'running' && board.status === 'on'

  return (
    <>
      {canPause && (
        <Button
          variant="onTurf"
          icon="pause"
          busy={actions.isPausing}
          aria-keyshortcuts="Space"
          onClick={onClock}
        >
          {fillText(texts.pause, {
            part: (
              <span className="desktop-only">
                <KeyHint>{texts.space}</KeyHint>
              </span>
            ),
          })}
        </Button>
      )}
      {(move.type === 'start' || move.type === 'start-clock' || move.type === 'run-on') && (
        <StartButton move={move} actions={actions} onClock={onClock} className="desktop-only" />
      )}
      {move.type === 'toss' && (
        <MainButton {...KEEPS_FOCUS} className="desktop-only" onClick={openToss}>
          {common.coinToss}
        </MainButton>
      )}
      <EndMatch {...{ board, actions, isGoalPending }} />
    </>
  )
}

export type StartButtonProps = {
  move: Move
  actions: MatchActions
  onClock: () => void
  className?: string | undefined
}

export function StartButton({ move, actions, onClock, className }: StartButtonProps) {
  return (
    <MainButton
      {...KEEPS_FOCUS}
      icon="play"
      className={className}
      busy={actions.isStarting}
      busyText={move.type === 'run-on' ? texts.runningOn : common.starting}
      aria-keyshortcuts="Space"
      onClick={onClock}
    >
      {move.type === 'run-on' ? texts.runOn : common.start}
    </MainButton>
  )
}
