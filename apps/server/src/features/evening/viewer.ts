import { currentMatch, type Evening } from '@turnout/rules/evening'
import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { membershipId, viewerOf } from '../members/public.ts'
import type { GameRow } from './store.ts'

/** What this caller is in this game now: their standing, and whether they wear an armband or hold the whistle. */
export async function viewerIn(
  sql: Sql,
  actor: Actor | null,
  game: Pick<GameRow, 'groupId' | 'evening'>,
): Promise<Viewer> {
  if (!actor) return VISITOR
  const viewer = await viewerOf(sql, actor, game.groupId)
  const id = await membershipId(sql, game.groupId, actor.id)
  if (id === null) return viewer
  return {
    ...viewer,
    captain: game.evening.teams.some(({ captain }) => captain === id),
    referee: whistleOf(game.evening) === id,
  }
}

/** Who holds the whistle: the referee of the match that is on, and after it until the next one is called. */
export function whistleOf(evening: Evening): string | null {
  const match = currentMatch(evening)
  if (match) return match.referee
  const last = evening.play?.ended.at(-1)?.referee
  return evening.participants.some(({ id }) => id === last) ? (last ?? null) : null
}
