import { switchStage as promise } from '@turnout/contract/live-match'
import { switchStage as change } from '@turnout/rules/match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { steer } from './game.ts'

export const switchStage = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const to = body.is_knockout_stage ? 'knockout' : 'normal'
        const command = { name: 'switchStage', gameId: params.gameId, actor, refuse } as const
        const { evening } = await steer(deps, sql, { ...command, decide: (turn) => change(turn.evening, to) })
        return { is_knockout_stage: evening.play?.stage === 'knockout' }
      }),
)
