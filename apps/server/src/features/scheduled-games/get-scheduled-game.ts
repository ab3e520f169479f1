import { getScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentDetails } from './present.ts'
import { readSessions, type SessionGame } from './session-games.ts'
import { findGuests, findPeople, findScheduledGames } from './store.ts'

export const getScheduledGame = handle(endpoint, (deps: Deps) => async (request) => {
  const { params, refuse } = request
  const { group, settings, games, reader } = await readSessions(deps, request)
  const found =
    games.find(({ id }) => id === params.gameId) ??
    (await findStoredGame(deps.sql, group.id, params.gameId)) ??
    refuse('scheduled-game-not-found')
  const [guests, people] = await Promise.all([
    findGuests(deps.sql, [found.id]),
    findPeople(deps.sql, group.id),
  ])
  return presentDetails({ group, settings, ...found }, guests, people, reader)
})

/** A game that is over is in no list any more; a link to it still says so. */
async function findStoredGame(sql: Sql, groupId: string, id: string): Promise<SessionGame | undefined> {
  const rows = await findScheduledGames(sql, [id])
  return rows.find((row) => row.groupId === groupId)
}
