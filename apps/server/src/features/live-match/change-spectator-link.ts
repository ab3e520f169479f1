import { changeSpectatorLink as endpoint } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findManagedGame, isWatchable } from './game-access.ts'
import { closeLink, openLink } from './spectator-store.ts'

export const changeSpectatorLink = handle(
  endpoint,
  ({ chance, clock, live, log }: Deps) =>
    async (context) => {
      const { gameId } = context.params
      return context.transact(async (sql) => {
        const managed = await findManagedGame(sql, gameId, context.actor, context.refuse)
        const now = await clock.now(sql)
        context.afterCommit(() =>
          log.info({ event: 'spectators', open: context.body.open, gameId, by: context.actor.id }),
        )
        if (!context.body.open) {
          await closeLink(sql, gameId)
          // whoever watches by the link is seen off at once, on every node
          await live.publishChangeIn(sql, gameId)
          return { token: null }
        }
        if (!isWatchable(managed, now)) return context.refuse('game-closed')
        return { token: await openLink(sql, gameId, chance.secret(), now) }
      })
    },
)
