import { takeBack as endpoint } from '@turnout/contract/take-back'
import { isLongOver } from '@turnout/rules/closing'
import { may } from '@turnout/rules/membership'
import { takeBack as decideTakeBack } from '@turnout/rules/take-back'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import {
  type CommandContext,
  findLastCommand,
  isTakenBack,
  type LastCommand,
  loadPeople,
  loadReversibleCommand,
  runGameCommand,
} from '../game/public.ts'

export const takeBack = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        /** Two phones mean the same entry, so that what one has done the other does not do to the entry before. */
        const requireMeantCommand = async ({ gameRow }: CommandContext): Promise<LastCommand> => {
          const lastCommand = await findLastCommand(sql, gameRow, await loadPeople(sql, gameRow.id))
          if (lastCommand?.version === body.version) return lastCommand
          if (await isTakenBack(sql, gameRow.id, body.version)) return refuse('taken-back-already')
          return lastCommand
            ? refuse('newer-command', { what: lastCommand.description })
            : refuse('nothing-to-take-back')
        }
        let description = ''
        await runGameCommand(deps, sql, {
          name: 'takeBack',
          gameId: params.gameId,
          actor,
          may: may.manageGame,
          refuse,
          isTooLate: isLongOver,
          decide: async (context) => {
            const lastCommand = await requireMeantCommand(context)
            description = lastCommand.description
            return decideTakeBack(
              context.game,
              await loadReversibleCommand(sql, context.gameRow, lastCommand),
              context,
            )
          },
        })
        return { what: description }
      }),
)
