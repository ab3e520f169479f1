import { assignCaptains as endpoint } from '@turnout/contract/teams'
import { assignCaptain } from '@turnout/rules/captains'
import { evolve, type GameEvent, sheetOf } from '@turnout/rules/game'
import { may } from '@turnout/rules/membership'
import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse as refuseCommon } from '../../platform/http/refusal.ts'
import type { CommandContext } from '../game/public.ts'
import { membershipId } from '../members/public.ts'
import { runTodaysCommand } from './run-todays-command.ts'

type CaptainPick = { id: string; team: number }

export const assignCaptains = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      const picks = Object.entries(body)
        .map(([id, team]) => ({ id, team }))
        .sort((a, b) => a.team - b.team)
      return transact(async (sql) => {
        const ownId = await membershipId(sql, params.groupId, actor.id)
        await runTodaysCommand(deps, sql, {
          name: 'assignCaptains',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.nameCaptains,
          participants: { ids: Object.keys(body), refuse },
          decide: (context) => assignAll(context, picks, ownId),
        })
        return { message: 'Captain assigned successfully!' }
      })
    },
)

/** All of the armbands or none; a captain gives only free ones and their own. */
function assignAll(context: CommandContext, picks: readonly CaptainPick[], ownId: string | null) {
  const events: GameEvent[] = []
  let game = context.game
  for (const pick of picks) {
    const { captain } = sheetOf(game, pick.team)
    if (!may.pickForAnyTeam(context.viewer) && captain !== null && captain !== ownId)
      refuseCommon('not-allowed')
    const decision = assignCaptain(game, pick)
    if (!decision.ok) return decision
    events.push(...decision.value)
    game = decision.value.reduce(evolve, game)
  }
  return ok(events)
}
