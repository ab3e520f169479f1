import type { Match, MatchPlay, Settings } from '../game-events.ts'
import { isCup } from './cup-play.ts'
import type { CupState } from './cup-state.ts'

/**
 * [O-13] When each open match of a cup would begin (ms), by its number: after the match that is on, or now,
 * with matches of full length and a changeover between them. The match that is on has no time.
 */
export function startTimes(
  settings: Settings,
  play: MatchPlay,
  { fixtures }: Pick<CupState, 'fixtures'>,
  now: number,
): ReadonlyMap<number, number> {
  if (!isCup(play.format) || play.now.is === 'closed') return new Map()
  const changeoverMs = settings.houseRules.changeoverS * 1000
  const stepMs = play.format.durationS * 1000 + changeoverMs
  const { reason } = play
  const present = reason.because === 'cup-match' ? reason.fixture : null
  // a drawn match that a coin decides is not played again
  const later = fixtures
    .filter(({ number, isOver, played }) => !isOver && played === 0 && number !== present)
    .map(({ number }) => number)
  // the next match is not the first open one if that one waits for a team without players
  const order = present === null || play.now.is === 'match' ? later : [present, ...later]
  const first = firstStart(settings, play.now, { now, changeoverMs })
  return new Map(order.map((number, index) => [number, first + index * stepMs]))
}

function firstStart(
  { sessionStartsAt }: Settings,
  step: Exclude<MatchPlay['now'], { is: 'closed' }>,
  { now, changeoverMs }: { now: number; changeoverMs: number },
): number {
  switch (step.is) {
    case 'match':
      return Math.max(now, matchEnd(step.match, now)) + changeoverMs
    case 'toss':
      return now + changeoverMs
    case 'waiting':
      return Math.max(now, sessionStartsAt, step.startsAt ?? 0)
  }
}

function matchEnd({ clock, rules }: Pick<Match, 'clock' | 'rules'>, now: number): number {
  switch (clock.phase) {
    case 'ready':
      return now + rules.durationS * 1000
    case 'running':
      return clock.endsAt
    case 'paused':
      return now + clock.leftMs
    case 'last-play':
      return now
  }
}
