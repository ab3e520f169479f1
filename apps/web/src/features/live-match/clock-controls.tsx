import { fillText } from '../../platform/page/fill-text.tsx'
import { Button, MainButton } from '../../ui/button.tsx'
import { KEEPS_FOCUS } from '../../ui/kept-focus.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import { EndMatch, type EndMatchProps } from './end-match.tsx'
import { clockControls as texts } from './match-texts.ts'
import type { Move } from './next-move.ts'
import { common } from './texts.ts'

/** The one button of the clock, also on the space bar: it starts, pauses or resumes. */
export type ClockButton = { press: () => void; isStarting: boolean; isPausing: boolean }

export type ClockControlsProps = EndMatchProps & {
  move: Move
  clock: ClockButton
  openToss: () => void
}

/** On the turf: pause the clock, resume it, end the match. Starting is primary; on phones it is in the bar. */
export function ClockControls({ move, clock, openToss, ...endMatch }: ClockControlsProps) {
  const { board } = endMatch
  const canPause = board.phase === 'running' && board.status === 'on'

  return (
    <>
      {canPause && (
        <Button
          variant="onTurf"
          icon="pause"
          busy={clock.isPausing}
          aria-keyshortcuts="Space"
          onClick={clock.press}
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
        <StartButton move={move} clock={clock} className="desktop-only" />
      )}
      {move.type === 'toss' && (
        <MainButton {...KEEPS_FOCUS} className="desktop-only" onClick={openToss}>
          {common.coinToss}
        </MainButton>
      )}
      <EndMatch {...endMatch} />
    </>
  )
}

type StartButtonProps = Pick<ClockControlsProps, 'move' | 'clock'> & { className?: string }

export function StartButton({ move, clock, className }: StartButtonProps) {
  return (
    <MainButton
      {...KEEPS_FOCUS}
      icon="play"
      className={className}
      busy={clock.isStarting}
      busyText={move.type === 'run-on' ? texts.runningOn : common.starting}
      aria-keyshortcuts="Space"
      onClick={clock.press}
    >
      {move.type === 'run-on' ? texts.runOn : common.start}
    </MainButton>
  )
}
