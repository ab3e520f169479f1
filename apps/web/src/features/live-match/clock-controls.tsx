import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import type { MatchActions } from './actions.ts'
import type { Board } from './board.ts'
import styles from './clock-controls.module.css'
import type { Move } from './next-move.ts'

export type ClockControlsProps = {
  board: Board
  move: Move
  actions: MatchActions
  /** What Space does as well. */
  onClock: () => void
  openToss: () => void
}

/** On the turf: stop the clock, let it run on, end the match. Starting is primary; on phones it stands in the bar. */
export function ClockControls({ board, move, actions, onClock, openToss }: ClockControlsProps) {
  const [isAsking, setAsking] = useState(false)
  const { a, b } = board
  const canEnd = board.status === 'on' && board.phase !== 'ready'
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
          Pause
          <span className={styles.key}>
            <KeyHint>Space</KeyHint>
          </span>
        </Button>
      )}
      {(move.type === 'start' || move.type === 'start-clock' || move.type === 'run-on') && (
        <StartButton move={move} actions={actions} onClock={onClock} className={styles.onDesktop} />
      )}
      {move.type === 'toss' && (
        <Button variant="primary" size="large" className={styles.onDesktop} onClick={openToss}>
          Coin Toss
        </Button>
      )}
      {canEnd && (
        <Button variant="onTurf" icon="whistle" onClick={() => setAsking(true)}>
          End match
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="End this match?"
        confirmText="End match"
        cancelText="Play on"
        busy={actions.isEnding}
        busyText="Ending"
        onClose={() => setAsking(false)}
        onConfirm={() => actions.end({ settled: () => setAsking(false) })}
      >
        {a.score === b.score
          ? `It stands ${a.score}–${b.score}, so it ends in a draw.`
          : `${a.score > b.score ? a.team.name : b.team.name} is in front and wins ${Math.max(a.score, b.score)}–${Math.min(a.score, b.score)}.`}
      </ConfirmDialog>
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
    <Button
      variant="primary"
      size="large"
      wide
      icon="play"
      className={className}
      busy={actions.isStarting}
      busyText={move.type === 'run-on' ? 'Running on' : 'Starting'}
      aria-keyshortcuts="Space"
      onClick={onClock}
    >
      {move.type === 'run-on' ? 'Run on' : 'Start'}
    </Button>
  )
}
