import { evolve, type Game } from './game.ts'
import type { GameEvent } from './game-events.ts'

/** [M-16] After this many matches in a row without a press, the next match waits for an answer. */
export const UNATTENDED_MATCHES = 2

/**
 * [M-17] A command of a person that changes the game is a press. A press made offline counts at the time when
 * it was made; a phone cannot claim a time in the future.
 */
export const press = (at: number, madeAt = at): GameEvent => ({ type: 'pressed', at: Math.min(at, madeAt) })

/**
 * How many of the last matches were called, played and ended without a press. Games of older versions store
 * no presses.
 */
function unattendedMatches({ lastPressAt, play }: Game): number {
  if (!play || lastPressAt === null) return 0
  return play.ended.length - 1 - play.ended.findLastIndex(({ calledAt }) => calledAt <= lastPressAt)
}

/**
 * [M-16] What follows when the clock ends a match; with no one there, the question 'Still playing?' and no
 * next start.
 */
export function orQuestion(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.at(-1)
  if (last?.type !== 'lined-up' || last.startsAt === null) return events
  if (unattendedMatches(events.reduce(evolve, game)) < UNATTENDED_MATCHES) return events
  return [...events.slice(0, -1), { ...last, startsAt: null }, { type: 'still-playing-asked' }]
}
