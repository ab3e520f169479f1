import { getSpectatorLink as endpoint } from '@turnout/contract/spectators'
import { handle } from '../../handle.ts'
import { findManagedGame, isWatchable } from './game-access.ts'
import { findLink } from './spectator-store.ts'

export const getSpectatorLink = handle(endpoint, async ({ params, actor, refuse }, { sql, clock }) => {
  const managed = await findManagedGame(sql, params.gameId, actor, refuse)
  const isOpen = isWatchable(managed, await clock.now(sql))
  return { token: isOpen ? await findLink(sql, params.gameId) : null }
})
