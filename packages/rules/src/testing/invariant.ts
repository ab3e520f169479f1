import { evolve, type Game } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
import type { Step } from './scenarios.ts'

/** A rule of docs/rules.md for every commit, stated again. Returns what is wrong; null when the rule holds. */
export type Invariant = (step: Step) => string | null

interface Transition {
  event: GameEvent
  before: Game
  after: Game
}

/** Every event of a commit with the game just before and just after the event. */
export function* transitionsOf({ events, before }: Step): Generator<Transition> {
  let game = before
  for (const event of events) {
    const after = evolve(game, event)
    yield { event, before: game, after }
    game = after
  }
}

export const firstFault = <T>(
  items: Iterable<T>,
  faultOf: (item: T) => string | null | undefined | false,
): string | null => {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault) return fault
  }
  return null
}

export const ofEvents =
  (faultOf: (transition: Transition, step: Step) => string | null | false): Invariant =>
  (step) =>
    firstFault(transitionsOf(step), (transition) => faultOf(transition, step))

export const hasTwice = (ids: readonly (string | number)[]) => new Set(ids).size < ids.length
export const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])
