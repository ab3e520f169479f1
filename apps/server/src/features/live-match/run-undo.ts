import { isLongOver } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import { takeBack } from '@turnout/rules/take-back'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import {
  type CommandContext,
  type findLastCommand,
  isTakenBack,
  type LastCommand,
  loadPeople,
  loadReversibleCommand,
  runGameCommand,
} from '../game/public.ts'

interface Undo {
  name: 'takeBack' | 'redo'
  gameId: string
  actor: Account
  /** The version of the log entry to undo or redo. */
  version: number
  find: typeof findLastCommand
  /** Called when the last entry is another one; `isDone` when the requested one was undone or redone meanwhile. */
  refuseOther: (last: LastCommand | null, isDone: boolean) => never
  refuse: Refuse<'game-not-found' | 'game-closed' | 'called-since' | 'out-of-reach'>
}

/** Names the entry, so that when two phones undo at once the second does not undo the entry before. */
export async function runUndo(
  deps: Deps,
  sql: Sql,
  { name, gameId, actor, version, find, refuseOther, refuse }: Undo,
): Promise<{ what: string }> {
  const findMeant = async ({ gameRow, game, at }: CommandContext): Promise<LastCommand> => {
    const last = await find(sql, gameRow, await loadPeople(sql, gameRow.id))
    const isClosed = !last?.isCorrection && isLongOver(game, at)
    if (last?.version === version) return isClosed ? refuse('game-closed') : last
    const isDone = await isTakenBack(sql, gameRow.id, version)
    // naming a newer command would send the person to one that cannot be undone either
    return isClosed && !isDone ? refuse('game-closed') : refuseOther(last, isDone)
  }
  let what = ''
  await runGameCommand(deps, sql, {
    ...{ name, gameId, actor, refuse },
    may: may.manageGame,
    isTooLate: () => false,
    decide: async (context) => {
      const meant = await findMeant(context)
      what = meant.description
      return takeBack(context.game, await loadReversibleCommand(sql, context.gameRow, meant), context)
    },
  })
  return { what }
}
