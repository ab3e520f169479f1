import { evolve, type Game } from './game.ts'
import type { GameEvent } from './game-events.ts'

/** [M-16] After as many matches in a row in which no one pressed anything, the next one waits for an answer. */
export const UNATTENDED_MATCHES = 2

/**
 * [M-17] A command of a person that changes the game is a press. One that was made without signal counts at the time when
 * it was made; a phone cannot claim a time to come.
 */
export const press = (at: number, madeAt = at): GameEvent => ({ type: 'pressed', at: Math.min(at, madeAt) })

/** The last matches that were called, played and ended without a press. Games of older versions do not know of presses. */
function unattendedMatches({ lastPressAt, play }: Game): number {
  if (!play || lastPressAt === null) return 0
  return play.ended.length - 1 - play.ended.findLastIndex(({ calledAt }) => calledAt <= lastPressAt)
}

/** [M-16] What the clock's end of a match brings, or, with no one there, the question 'Still playing?' and no next start. */
export function orQuestion(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.at(-1)
  if (last?.type !== 'lined-up' || last.startsAt === null) return events
  if (unattendedMatches(events.reduce(evolve, game)) < UNATTENDED_MATCHES) return events
  return [...events.slice(0, -1), { ...last, startsAt: null }, { type: 'still-playing-asked' }]
}
