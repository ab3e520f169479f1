import { getScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { handle } from '../../handle.ts'
import { presentDetails } from './present.ts'
import { readSession } from './session-games.ts'
import { findGuests, findPeople } from './store.ts'

export const getScheduledGame = handle(endpoint, async (request, deps) => {
  const { group, settings, startedGames, found, reader } = await readSession(deps, request)
  const [guests, people] = await Promise.all([
    findGuests(deps.sql, [found.id]),
    findPeople(deps.sql, group.id),
  ])
  return presentDetails({ group, settings, startedGames, ...found }, guests, people, reader)
})
