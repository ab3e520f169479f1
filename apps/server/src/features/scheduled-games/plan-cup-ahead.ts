import { toCupOptions } from '@turnout/contract/cups'
import { planCupAhead as endpoint } from '@turnout/contract/planned-cups'
import { planCupAhead as decide } from '@turnout/rules/cup/planned-cup'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { presentPlannedCup } from './present-planned-cup.ts'
import { runScheduledCommand, slotById } from './run-scheduled-command.ts'
import { hasEnded } from './session-games.ts'
import { hasPlayBegun } from './store.ts'

export const planCupAhead = command(endpoint, async (sql, request, deps) => {
  const { params, body, actor, refuse } = request
  const result = await runScheduledCommand(deps, sql, {
    ...{ name: endpoint.name, groupId: params.groupId, actor, may: may.manageScheduledGames, refuse },
    findSlot: slotById(params.gameId),
    decide: async ({ group, game, startedGames, at }) =>
      decide(game, body.cup && toCupOptions(body.cup), {
        isOver: hasEnded(game, at, startedGames),
        hasPlayBegun: await hasPlayBegun(sql, group.id, game.session.date),
        meant: body.instead_of && toCupOptions(body.instead_of),
      }),
  })
  return presentPlannedCup(sql, result)
})
