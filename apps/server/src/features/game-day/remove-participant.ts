import { removeParticipant as promise } from '@turnout/contract/game-day'
import { removeParticipant as remove } from '@turnout/rules/arrival'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { markRemoved } from '../evening/public.ts'
import { playToday } from './command.ts'

export const removeParticipant = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const { game, at } = await playToday(deps, sql, {
          name: 'removeParticipant',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.removeParticipants,
          decide: ({ evening }) => remove(evening, params.participantId),
        })
        await markRemoved(sql, game.id, params.participantId, at)
        return { message: 'Taken off the list.' }
      }),
)
