import { isEqual } from './deep-equal.ts'
import type { Match, MatchPlay } from './game-events.ts'
import { endPeriods } from './scoring-periods.ts'

export const leftClockAlone = ({ number, clock }: Match, done: MatchPlay['now']): boolean =>
  done.is === 'match' && done.match.number === number && isEqual(done.match.clock, clock)

type ClockState = Pick<Match, 'clock' | 'spells'>

/** [C-1] A clock that the command did not change went on, and may have ended the match meanwhile. */
export function clockAfterwards(match: Match, { now, ended }: MatchPlay, at: number): ClockState {
  if (now.is === 'match' && now.match.number === match.number)
    return { clock: now.match.clock, spells: now.match.spells }
  const end = ended.find(({ number }) => number === match.number)
  // if the machine's clock was put back since, the end lies in the future
  return end ? { ...match, clock: { phase: 'running', endsAt: Math.min(end.at, at) } } : match
}

/**
 * No goal counts between the command and its undo, because the clock did not run. [U-12] A clock that
 * had run out stays at zero, so that it does not end the match a second time.
 */
export function restoredClock({ clock, spells }: Match, commandAt: number, at: number): ClockState {
  if (clock.phase === 'ready' || clock.phase === 'paused') return { clock, spells }
  const stoppedAt = clock.phase === 'running' ? Math.min(clock.endsAt, commandAt) : commandAt
  const hasTimeLeft = clock.phase === 'running' && clock.endsAt > commandAt
  return {
    clock: hasTimeLeft
      ? { phase: 'running', endsAt: at + (clock.endsAt - commandAt) }
      : { phase: 'last-play' },
    spells: [...endPeriods(spells, stoppedAt), { from: at, to: null }],
  }
}
