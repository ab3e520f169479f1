import { redo as endpoint } from '@turnout/contract/take-back'
import { handle } from '../../handle.ts'
import { findLastUndo } from '../game/public.ts'
import { runUndo } from './run-undo.ts'

export const redo = handle(endpoint, async ({ params, body, actor, transact, refuse }, deps) =>
  transact(
    (sql) =>
      runUndo(deps, sql, {
        ...{ name: 'redo', gameId: params.gameId, actor, version: body.version, refuse },
        find: findLastUndo,
        refuseOther: (_, isDone) => refuse(isDone ? 'redone-already' : 'nothing-to-redo'),
      }),
    params.gameId,
  ),
)
