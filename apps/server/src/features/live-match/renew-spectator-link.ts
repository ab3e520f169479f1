import { renewSpectatorLink as promise } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { isWatchable, steeredGame } from './game.ts'
import { renewLink } from './spectator-store.ts'

export const renewSpectatorLink = handle(promise, ({ chance, clock, live, log }: Deps) => async (call) => {
  const { gameId } = call.params
  return call.transact(async (sql) => {
    const seen = await steeredGame(sql, gameId, call.actor)
    const now = await clock.now(sql)
    if (!isWatchable(seen, now)) return call.refuse('game-closed')
    call.afterCommit(() => log.info({ event: 'spectators-renewed', gameId, by: call.actor.id }))
    const token = await renewLink(sql, gameId, chance.secret(), now)
    // whoever watches by the old one is seen off at once, on every node
    await live.announceIn(sql, gameId)
    return { token }
  })
})
