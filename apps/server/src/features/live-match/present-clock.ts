import type { GameState, Timer } from '@turnout/contract/game-state'
import { rulesBetween } from '@turnout/rules/cup/cup-play'
import { currentMatch, type Game } from '@turnout/rules/game'
import { leftMs, lengthMs } from '@turnout/rules/match'

/** The clock in a form that stays the same while it runs. Between matches it shows the full time of the next one. */
export function presentClock(game: Game, now: number): GameState['clock'] {
  const match = currentMatch(game)
  if (!match)
    return {
      is_running: false,
      ends_at: null,
      left_ms: rulesBetween(game.play?.format, game.settings.houseRules).durationS * 1000,
      expired: endedByTime(game),
    }
  const endsAt = match.clock.phase === 'running' ? match.clock.endsAt : null
  const left = endsAt === null ? leftMs(match, now) : lengthMs(match)
  return {
    is_running: endsAt !== null,
    ends_at: endsAt,
    left_ms: left,
    expired: match.clock.phase === 'last-play',
  }
}

const endedByTime = ({ play }: Game): boolean => play?.ended.at(-1)?.why === 'time'

export function presentTimer(game: Game, now: number): Timer {
  const clock = presentClock(game, now)
  const match = currentMatch(game)
  const left = match ? leftMs(match, now) : clock.left_ms
  return {
    is_running: clock.is_running,
    remaining_seconds: Math.ceil(left / 1000),
    timer_expired: clock.expired || (clock.is_running && left === 0),
    ends_at: clock.ends_at,
    server_time: now,
  }
}
