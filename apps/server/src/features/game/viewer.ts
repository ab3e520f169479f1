import { currentMatch, type Game } from '@turnout/rules/game'
import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Account, Actor } from '../../platform/http/actor.ts'
import { type GroupMember, loadMember, type MembershipRow, memberFromRow } from '../members/public.ts'
import type { GameRow } from './store.ts'

/** The caller's role in this game now: their standing, and whether they are a captain or a referee. */
export async function viewerInGame(
  sql: Sql,
  actor: Actor | null,
  gameRow: Pick<GameRow, 'groupId' | 'evening'>,
  matchNumber?: number | null,
): Promise<Viewer> {
  return withGameRole(await loadMember(sql, actor, gameRow.groupId), gameRow.evening, matchNumber)
}

/** The same for a person whose role in the group is loaded. */
export function withGameRole(
  { viewer, membershipId: id }: GroupMember,
  game: Game,
  matchNumber?: number | null,
): Viewer {
  if (id === null) return viewer
  return {
    ...viewer,
    captain: game.teams.some(({ captain }) => captain === id),
    referee: whistlesOf(game, matchNumber).includes(id),
  }
}

/** The caller of a command, with their roles in the group and the game; the clock counts as a visitor. */
export function callerOf(
  actor: Account | null,
  game: Game,
  { id, state, creator }: Nullable<MembershipRow>,
  matchMeant?: number | null,
): GroupMember {
  if (!actor) return { viewer: VISITOR, membershipId: null }
  const row = id && state ? { id, state, creator: creator ?? false } : null
  const member = memberFromRow(actor, row)
  return { ...member, viewer: withGameRole(member, game, matchMeant) }
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/**
 * [M-18] Who may referee: the referee of the current match and, until its clock starts, the referee of the last
 * match; in a match that is over, only its own referee.
 */
export function whistlesOf(game: Game, matchNumber?: number | null): string[] {
  const ended = game.play?.ended ?? []
  const endedMatch = ended.find(({ number }) => number === matchNumber)
  const match = endedMatch ? null : currentMatch(game)
  const hasBegun = match !== null && match.clock.phase !== 'ready'
  const last = hasBegun ? null : (endedMatch ?? ended.at(-1))?.referee
  const isHere = game.participants.some(({ id }) => id === last)
  return [match?.referee, isHere && last].filter((id) => typeof id === 'string')
}
