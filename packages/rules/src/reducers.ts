import type { GameEvent } from './game-events.ts'

type EventType = GameEvent['type']
type Reducer<State, T extends EventType> = (state: State, event: Extract<GameEvent, { type: T }>) => State

/** How each event changes a state. A table that lacks an event does not compile. */
export type Reducers<State> = { readonly [T in EventType]: Reducer<State, T> }

export const reduce = <State, T extends EventType>(
  reducers: { readonly [K in T]: Reducer<State, K> },
  state: State,
  event: Extract<GameEvent, { type: T }>,
): State => (reducers[event.type as T] as Reducer<State, T>)(state, event)

/**
 * The reducers of a part as reducers of the whole; `change` applies a change to the part, if there is one.
 */
export const liftReducers = <Part, Whole, T extends EventType>(
  reducers: { readonly [K in T]: Reducer<Part, K> },
  change: (whole: Whole, changePart: (part: Part) => Part) => Whole,
): { readonly [K in T]: Reducer<Whole, K> } => {
  const lifted = Object.keys(reducers).map((type) => [
    type,
    (whole: Whole, event: Extract<GameEvent, { type: T }>) =>
      change(whole, (part) => reduce(reducers, part, event)),
  ])
  return Object.fromEntries(lifted)
}
