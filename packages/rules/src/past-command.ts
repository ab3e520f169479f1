import type { Game } from './game.ts'
import type { GameEvent, Restored } from './game-events.ts'

/** A command that can be taken back, with the game just before and just after it. */
export interface PastCommand {
  version: number
  of: Restored['of']
  at: number
  before: Game
  after: Game
}

export const takenBackEvent = ({ version }: PastCommand, restored: Restored): GameEvent => ({
  type: 'taken-back',
  version,
  back: restored,
})

/** An earlier queue with the present teams; new teams are last. */
export function requeue(earlier: readonly number[], teams: readonly number[]): number[] {
  const order = earlier.filter((team) => teams.includes(team))
  return [...order, ...teams.filter((team) => !order.includes(team))]
}

/** A person who left and came back has a new arrival number and no claim to the old place. */
export function presenceCheck(before: Game, game: Game): (id: string) => boolean {
  const numbers = new Set(before.participants.map(({ no }) => no))
  const present = new Set(game.participants.filter(({ no }) => numbers.has(no)).map(({ id }) => id))
  return (id) => present.has(id)
}
