import { listScheduledGames as endpoint } from '@turnout/contract/scheduled-games'
import { handle } from '../../handle.ts'
import { presentScheduledGame } from './present.ts'
import { readSessions } from './session-games.ts'
import { findGuests } from './store.ts'

export const listScheduledGames = handle(endpoint, async (request, deps) => {
  const { group, settings, startedGames, games, reader } = await readSessions(deps, request)
  const ids = games.map(({ id }) => id)
  const guests = await findGuests(deps.sql, ids)
  return games.map((game) => presentScheduledGame({ group, settings, startedGames, ...game }, guests, reader))
})
