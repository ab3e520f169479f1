import { changeSpectatorLink as promise } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { isWatchable, steeredGame } from './game.ts'
import { closeLink, openLink } from './spectator-store.ts'

export const changeSpectatorLink = handle(promise, ({ chance, clock, live, log }: Deps) => async (call) => {
  const { gameId } = call.params
  return call.transact(async (sql) => {
    const seen = await steeredGame(sql, gameId, call.actor)
    const now = await clock.now(sql)
    call.afterCommit(() => log.info({ event: 'spectators', open: call.body.open, gameId, by: call.actor.id }))
    if (!call.body.open) {
      await closeLink(sql, gameId)
      // whoever watches by the link is seen off at once, on every node
      await live.announceIn(sql, gameId)
      return { token: null }
    }
    if (!isWatchable(seen, now)) return call.refuse('game-closed')
    return { token: await openLink(sql, gameId, chance.secret(), now) }
  })
})
