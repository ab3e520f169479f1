import type { Drafter } from '@turnout/rules/draft'
import { may } from '@turnout/rules/membership'
import { type CommandContext, type CommandResult, loadPeople } from '../game/public.ts'

/** The person who changes a team: an organiser, or a participant who may be a captain. */
export const changerOf = ({ viewer, membershipId: id }: CommandContext): Drafter => ({
  isOrganiser: may.pickForAnyTeam(viewer),
  id,
})

export const nameIn = async ({ sql, gameRow }: CommandResult, id: string): Promise<string> =>
  (await loadPeople(sql, gameRow.id, id)).get(id)?.name ?? 'This player'
