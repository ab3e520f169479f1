import { takeBack as endpoint } from '@turnout/contract/take-back'
import { handle } from '../../handle.ts'
import { findLastCommand } from '../game/public.ts'
import { runUndo } from './run-undo.ts'

export const takeBack = handle(endpoint, async ({ params, body, actor, transact, refuse }, deps) =>
  transact(
    (sql) =>
      runUndo(deps, sql, {
        ...{ name: 'takeBack', gameId: params.gameId, actor, version: body.version, refuse },
        find: findLastCommand,
        refuseOther: (last, isDone) => {
          if (isDone) return refuse('taken-back-already')
          return last ? refuse('newer-command', { what: last.description }) : refuse('nothing-to-take-back')
        },
      }),
    params.gameId,
  ),
)
