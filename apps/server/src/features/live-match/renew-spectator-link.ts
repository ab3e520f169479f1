import { renewSpectatorLink as endpoint } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findManagedGame, isWatchable } from './game-access.ts'
import { renewLink } from './spectator-store.ts'

export const renewSpectatorLink = handle(
  endpoint,
  ({ chance, clock, live, log }: Deps) =>
    async (context) => {
      const { gameId } = context.params
      return context.transact(async (sql) => {
        const managed = await findManagedGame(sql, gameId, context.actor, context.refuse)
        const now = await clock.now(sql)
        if (!isWatchable(managed, now)) return context.refuse('game-closed')
        context.afterCommit(() => log.info({ event: 'spectators-renewed', gameId, by: context.actor.id }))
        const token = await renewLink(sql, gameId, chance.secret(), now)
        // whoever watches by the old one is seen off at once, on every node
        await live.publishChangeIn(sql, gameId)
        return { token }
      })
    },
)
