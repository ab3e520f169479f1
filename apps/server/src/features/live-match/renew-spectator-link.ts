import { renewSpectatorLink as endpoint } from '@turnout/contract/spectators'
import { handle } from '../../handle.ts'
import { findManagedGame, isWatchable } from './game-access.ts'
import { renewLink } from './spectator-store.ts'

export const renewSpectatorLink = handle(endpoint, async (context, { chance, clock, publish }) => {
  const { gameId } = context.params
  return context.transact(async (sql) => {
    const managed = await findManagedGame(sql, gameId, context.actor, context.refuse)
    const now = await clock.now(sql)
    if (!isWatchable(managed, now)) return context.refuse('game-closed')
    const token = await renewLink(sql, gameId, chance.secret(), now)
    await publish(sql, 'spectator-link-renewed', { gameId, by: context.actor.id })
    return { token }
  })
})
