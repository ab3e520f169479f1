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

/** What the wire calls teams. */
export interface TeamIds {
  ids: ReadonlyMap<number, string>
}

/** And people: by name. */
export interface Roster extends TeamIds {
  people: ReadonlyMap<string, GamePerson>
}

/** Every team of a game has its id from the start, so a missing one is a fault of ours and not of the caller. */
export function teamIdOf({ ids }: TeamIds, team: number): string {
  const id = ids.get(team)
  if (!id) throw new Error(`Team ${team} has no id in this game; it has teams ${[...ids.keys()].join(', ')}.`)
  return id
}

export const teamNumberOf = ({ ids }: TeamIds, id: string): number | undefined =>
  [...ids].find(([, teamId]) => teamId === id)?.[0]

/** With everybody's name: only what speaks of people needs those. */
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
