import type { Endpoint, ProblemOf } from '@turnout/contract/endpoint'
import type { CommonProblem, ProblemCode } from '@turnout/contract/problem'
import type { ScheduledGame as Wire } from '@turnout/contract/scheduled-games'
import type { Viewer } from '@turnout/rules/membership'
import type { Result } from '@turnout/rules/result'
import type { ScheduledGameEvent } from '@turnout/rules/scheduled-game'
import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { RequestContext } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { settleGameIn } from '../game/public.ts'
import { presentScheduledGame } from './present.ts'
import { runScheduledCommand, type ScheduledContext, slotById } from './run-scheduled-command.ts'
import { findGuests } from './store.ts'

type ScheduledEndpoint = Endpoint & { access: 'signed-in'; reply: z.ZodType<Wire> }

interface Definition<E extends Endpoint> {
  may: (viewer: Viewer) => boolean
  changesDate?: boolean
  /** Finds the session when the path names none. */
  findSlot?: (request: RequestContext<E>) => ReturnType<typeof slotById>
  decide: (
    context: ScheduledContext,
    request: RequestContext<E>,
  ) => Promise<Result<readonly ScheduledGameEvent[], ProblemOf<E> | CommonProblem>>
}

/** A handler from its decision; it replies with the game as the caller sees it afterwards. */
export const scheduledCommand = <const E extends ScheduledEndpoint>(
  endpoint: E,
  { may, changesDate = false, findSlot, decide }: Definition<E>,
) =>
  handle(endpoint, async (request, deps) => {
    const actor = request.actor as Account
    const { groupId, gameId = '' } = request.params as { groupId: string; gameId?: string }
    return request.transact(async (sql) => {
      const result = await runScheduledCommand<ProblemCode>(deps, sql, {
        ...{ name: endpoint.name, groupId, actor, may, changesDate },
        findSlot: findSlot?.(request) ?? slotById(gameId),
        // the type of `decide` ensures that the endpoint declares its problems
        refuse: request.refuse as Refuse<ProblemCode>,
        decide: (context) => decide(context, request),
      })
      if (changesDate) await settleOnDate(deps, sql, result)
      return presentScheduledGame(result, await findGuests(sql, [result.id]), {
        userId: actor.id,
        viewer: result.viewer,
        now: result.at,
      }) as Awaited<ReturnType<typeof request.transact>>
    })
  })

/** [D-11] Settles a started game of the date, so that its new hours apply before the clock closes it at the old end. */
async function settleOnDate(deps: Deps, sql: Sql, { startedGames, game }: ScheduledContext): Promise<void> {
  for (const { gameId, date } of startedGames)
    if (date === game.session.date) await settleGameIn(deps, sql, gameId)
}
