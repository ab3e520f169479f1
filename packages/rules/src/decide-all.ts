import { evolve, type Game, type GameEvent } from './game.ts'
import { ok, type Result } from './result.ts'

/**
 * Decides on one item after the other, each in the game that the one before left. All events, or the first
 * refusal.
 */
export function decideAll<T, R extends string>(
  game: Game,
  items: readonly T[],
  decide: (game: Game, item: T) => Result<readonly GameEvent[], R>,
): Result<readonly GameEvent[], R> {
  const events: GameEvent[] = []
  let state = game
  for (const item of items) {
    const decision = decide(state, item)
    if (!decision.ok) return decision
    events.push(...decision.value)
    state = decision.value.reduce(evolve, state)
  }
  return ok(events)
}
