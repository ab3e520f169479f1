import { markPaid as endpoint } from '@turnout/contract/paid-list'
import { may } from '@turnout/rules/membership'
import { markPaid as decide } from '@turnout/rules/paid-list'
import { command } from '../../handle.ts'
import { membershipId } from '../members/public.ts'
import { findPayingArrivals, presentPaidList } from './present-paid-list.ts'
import { runScheduledCommand, slotOfAnyDate } from './run-scheduled-command.ts'

export const markPaid = command(endpoint, async (sql, request, deps) => {
  const { params, body, actor } = request
  const result = await runScheduledCommand(deps, sql, {
    ...{ name: endpoint.name, groupId: params.groupId, actor, may: may.manageScheduledGames },
    // also a past game, because people pay after it
    findSlot: slotOfAnyDate(params.gameId),
    refuse: request.refuse,
    decide: async ({ group, id, game }) => {
      const arrivals = await findPayingArrivals(sql, { groupId: group.id, id, game })
      const isGuest = arrivals.guests.some((guest) => guest.id === params.userId)
      if (!isGuest && !(await membershipId(sql, group.id, params.userId))) request.refuse('member-not-found')
      return decide(game, { personId: params.userId, paid: body.paid }, arrivals)
    },
  })
  const reader = { userId: actor.id, viewer: result.viewer }
  return presentPaidList(sql, { groupId: result.group.id, ...result }, reader)
})
