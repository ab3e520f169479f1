import { currentMatch, type Game } from '@turnout/rules/game'
import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Member, memberIn } from '../members/public.ts'
import type { GameRow } from './store.ts'

/** What this caller is in this game now: their standing, and whether they wear an armband or hold the whistle. */
export async function viewerIn(
  sql: Sql,
  actor: Actor | null,
  game: Pick<GameRow, 'groupId' | 'evening'>,
  matchMeant?: number,
): Promise<Viewer> {
  if (!actor) return VISITOR
  return atThePitch(await memberIn(sql, actor, game.groupId), game.evening, matchMeant)
}

/** The same of somebody whose place in the group is known. */
export function atThePitch({ viewer, membershipId: id }: Member, evening: Game, matchMeant?: number): Viewer {
  if (id === null) return viewer
  return {
    ...viewer,
    captain: evening.teams.some(({ captain }) => captain === id),
    referee: whistleOf(evening, matchMeant) === id,
  }
}

/** Who holds the whistle: the referee of the match that is on, and after it until the next one is called; of a match that is over, its own. */
export function whistleOf(evening: Game, matchMeant?: number): string | null {
  const ended = evening.play?.ended ?? []
  const match = currentMatch(evening)
  const meant = ended.find(({ number }) => number === matchMeant)
  if (match && !meant) return match.referee
  const last = (meant ?? ended.at(-1))?.referee
  return evening.participants.some(({ id }) => id === last) ? (last ?? null) : null
}
