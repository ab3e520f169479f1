import { getPaidList as endpoint } from '@turnout/contract/paid-list'
import { handle } from '../../handle.ts'
import { presentPaidList } from './present-paid-list.ts'
import { readSession } from './session-games.ts'

export const getPaidList = handle(endpoint, async (request, deps) => {
  const { group, found, reader } = await readSession(deps, request)
  return presentPaidList(deps.sql, { groupId: group.id, ...found }, reader)
})
