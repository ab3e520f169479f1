import type { Drafter } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import {
  type CommandContext,
  type CommandResult,
  type GamePerson,
  loadPeople,
  loadTeamIds,
} from '../game/public.ts'

/** The wire ids of the teams of a game, by number. */
export interface TeamIds {
  ids: ReadonlyMap<number, string>
}

/** The same with the people of the game, by id. */
export interface Roster extends TeamIds {
  people: ReadonlyMap<string, GamePerson>
}

/** Every team has an id from the start, so a missing one is our fault and not the caller's. */
export function teamIdOf({ ids }: TeamIds, team: number): string {
  const id = ids.get(team)
  if (!id) throw new Error(`Team ${team} has no id in this game; it has teams ${[...ids.keys()].join(', ')}.`)
  return id
}

export const teamNumberOf = ({ ids }: TeamIds, id: string): number | undefined =>
  [...ids].find(([, teamId]) => teamId === id)?.[0]

/** Also reads all names, so only replies that name people need it. */
export const loadRoster = async (sql: Sql, gameId: string): Promise<Roster> => ({
  ids: await loadTeamIds(sql, gameId),
  people: await loadPeople(sql, gameId),
})

/** The person who changes a team: an organiser, or a participant who may be a captain. */
export const changerOf = ({ viewer, membershipId: id }: CommandContext): Drafter => ({
  isOrganiser: may.pickForAnyTeam(viewer),
  id,
})

export const nameIn = async ({ sql, gameRow }: CommandResult, id: string): Promise<string> =>
  (await loadPeople(sql, gameRow.id, id)).get(id)?.name ?? 'This player'
