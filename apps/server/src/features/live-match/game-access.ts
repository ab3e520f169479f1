import { isLinkOver } from '@turnout/rules/closing'
import { may, type Viewer } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { findGameWithGroup, type GameWithGroup, viewerInGame, withGameRole } from '../game/public.ts'
import { memberFromRow } from '../members/public.ts'
import { type GameView, loadGameView } from './game-view.ts'
import type { Role } from './present.ts'
import { findGameByLink } from './spectator-store.ts'

export interface AuthorizedGameView extends GameView {
  /** As what this person sees it. */
  role: Role
  /** Whether this person is one of its organisers. */
  isOrganiser: boolean
}

/** A game for somebody who may watch it. */
export async function authorizeGameView(
  deps: Deps,
  gameId: string,
  actor: Account,
  refuse: Refuse<'game-not-found'>,
): Promise<AuthorizedGameView> {
  const view = (await loadGameView(deps, gameId, actor.id)) ?? refuse('game-not-found')
  const viewer = withGameRole(memberFromRow(actor, view.membership), view.gameRow.evening)
  if (!may.seeGameDay(viewer)) refuse('not-allowed')
  return { ...view, role: roleOf(viewer), isOrganiser: may.manageGame(viewer) }
}

function roleOf(viewer: Viewer): Role {
  if (may.manageGame(viewer)) return 'steers'
  return may.controlMatch(viewer) ? 'controls' : 'watches'
}

/** A game for its organisers, without a command on it: what stands beside the evening and is no part of it. */
export async function findManagedGame(
  sql: Sql,
  gameId: string,
  actor: Account,
  refuse: Refuse<'game-not-found'>,
): Promise<GameWithGroup> {
  const found = (await findGameWithGroup(sql, gameId)) ?? refuse('game-not-found')
  if (!may.manageGame(await viewerInGame(sql, actor, found.gameRow))) refuse('not-allowed')
  return found
}

/** Once a game is closed, its link still shows the result for a while. */
export const isWatchable = ({ gameRow }: GameWithGroup, now: number): boolean =>
  !isLinkOver(gameRow.evening, now)

/** [S-2] The game of whoever has its link. A wrong link, an old one and an evening long over are told alike. */
export const loadGameByLink = async (
  deps: Deps,
  token: string,
  refuse: Refuse<'not-open-to-watch'>,
): Promise<GameView> => (await findWatchedGame(deps, token)) ?? refuse('not-open-to-watch')

/** The same for those who show something else in its place. */
export async function findWatchedGame(deps: Deps, token: string): Promise<GameView | null> {
  const gameId = await findGameByLink(deps.sql, token)
  const view = gameId === null ? null : await loadGameView(deps, gameId, null)
  return view && isWatchable(view, view.now) ? view : null
}
