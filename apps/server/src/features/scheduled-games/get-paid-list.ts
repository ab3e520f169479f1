import { getPaidList as endpoint } from '@turnout/contract/paid-list'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentPaidList } from './present-paid-list.ts'
import { findAnyGame, readSessions } from './session-games.ts'

export const getPaidList = handle(endpoint, async (request, deps: Deps) => {
  const { params, refuse } = request
  const { group, games, reader } = await readSessions(deps, request)
  const found =
    (await findAnyGame(deps.sql, group, games, params.gameId)) ?? refuse('scheduled-game-not-found')
  return presentPaidList(deps.sql, { groupId: group.id, ...found }, reader)
})
