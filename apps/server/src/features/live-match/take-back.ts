import { takeBack as promise } from '@turnout/contract/take-back'
import { isLongOver } from '@turnout/rules/closing'
import { takeBack as undo } from '@turnout/rules/take-back'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { actOf, isTakenBack, type LastAct, lastAct, peopleOf, type Turn } from '../evening/public.ts'
import { steer } from './game.ts'

export const takeBack = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const people = await peopleOf(sql, params.gameId)
        /** Two phones mean the same entry, so that what one has done the other does not do to the entry before. */
        const meant = async ({ game }: Turn): Promise<LastAct> => {
          const last = await lastAct(sql, game, people)
          if (last?.version === body.version) return last
          if (await isTakenBack(sql, game.id, body.version)) return refuse('taken-back-already')
          return last ? refuse('newer-command', { what: last.what }) : refuse('nothing-to-take-back')
        }
        let what = ''
        await steer(deps, sql, {
          name: 'takeBack',
          gameId: params.gameId,
          actor,
          refuse,
          isTooLate: isLongOver,
          decide: async (turn) => {
            const last = await meant(turn)
            what = last.what
            return undo(turn.evening, await actOf(sql, turn.game, last), turn)
          },
        })
        return { what }
      }),
)
