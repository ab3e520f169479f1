import { selectPlayers as endpoint } from '@turnout/contract/teams'
import { selectPlayers as decidePicks } from '@turnout/rules/draft'
import { evolve, type GameEvent, sheetOf } from '@turnout/rules/game'
import { may } from '@turnout/rules/membership'
import { ok, refuse as refusal } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse as refuseCommon } from '../../platform/http/refusal.ts'
import type { CommandContext } from '../game/public.ts'
import { membershipId } from '../members/public.ts'
import { picksByTeam, runTodaysCommand } from './run-todays-command.ts'

export const selectPlayers = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const ownId = await membershipId(sql, params.groupId, actor.id)
        await runTodaysCommand(deps, sql, {
          name: 'selectPlayers',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.pickForOwnTeam,
          participants: { ids: Object.values(body).flat(), refuse },
          decide: (context) => pickAll(context, picksByTeam(body), ownId),
        })
        return { message: 'Players drafted successfully!' }
      }),
)

/** All of the picks or none; a captain picks for their own team only. */
function pickAll(context: CommandContext, picks: ReturnType<typeof picksByTeam>, ownId: string | null) {
  const events: GameEvent[] = []
  let game = context.game
  for (const teamPick of picks) {
    if (!may.pickForAnyTeam(context.viewer) && sheetOf(game, teamPick.team).captain !== ownId)
      refuseCommon('not-allowed')
    const decision = decidePicks(game, teamPick)
    if (!decision.ok) return decision
    events.push(...decision.value)
    game = decision.value.reduce(evolve, game)
  }
  return events.length > 0 ? ok(events) : refusal('nobody-selected')
}
