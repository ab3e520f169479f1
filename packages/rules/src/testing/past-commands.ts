import type { Game } from '../game.ts'
import type { Restored } from '../game-events.ts'
import type { PastCommand } from '../past-command.ts'
import { takeBack } from '../take-back.ts'
import { apply, moment, unwrap } from './games.ts'

/** A command that was decided and can be undone. */
export function reversible(
  scope: Restored['of'],
  before: Game,
  decide: (game: Game) => Parameters<typeof unwrap>[0],
  at = 0,
) {
  const command: PastCommand = {
    version: 1,
    of: scope,
    at,
    before,
    after: apply(before, unwrap(decide(before))),
  }
  const takenBack = (game: Game, takenBackAt: number) =>
    apply(game, unwrap(takeBack(game, command, moment(takenBackAt))))
  return { gameAfter: command.after, command, takenBack }
}
