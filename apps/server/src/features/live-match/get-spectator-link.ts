import { getSpectatorLink as promise } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { isWatchable, steeredGame } from './game.ts'
import { linkOf } from './spectator-store.ts'

export const getSpectatorLink = handle(promise, ({ sql, clock }: Deps) => async ({ params, actor }) => {
  const seen = await steeredGame(sql, params.gameId, actor)
  const isOpen = isWatchable(seen, await clock.now(sql))
  return { token: isOpen ? await linkOf(sql, params.gameId) : null }
})
