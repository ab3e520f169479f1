import { changeSpectatorLink as endpoint } from '@turnout/contract/spectators'
import { handle } from '../../handle.ts'
import { findManagedGame, isWatchable } from './game-access.ts'
import { closeLink, openLink } from './spectator-store.ts'

export const changeSpectatorLink = handle(endpoint, async (context, { chance, clock, publish }) => {
  const { gameId } = context.params
  return context.transact(async (sql) => {
    const managed = await findManagedGame(sql, gameId, context.actor, context.refuse)
    const now = await clock.now(sql)
    const event = { gameId, by: context.actor.id }
    if (!context.body.open) {
      await closeLink(sql, gameId)
      await publish(sql, 'spectator-link-closed', event)
      return { token: null }
    }
    if (!isWatchable(managed, now)) return context.refuse('game-closed')
    await publish(sql, 'spectator-link-opened', event)
    return { token: await openLink(sql, gameId, chance.secret(), now) }
  })
})
