import { switchStage as endpoint } from '@turnout/contract/live-match'
import { switchStage as decideStage } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { runOrganiserCommand } from './game-access.ts'

export const switchStage = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const to = body.is_knockout_stage ? 'knockout' : 'normal'
        const command = { name: 'switchStage', gameId: params.gameId, actor, refuse } as const
        const { game } = await runOrganiserCommand(deps, sql, {
          ...command,
          decide: (context) => decideStage(context.game, to),
        })
        return { is_knockout_stage: game.play?.stage === 'knockout' }
      }),
)
