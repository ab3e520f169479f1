import { isLinkOver } from '@turnout/rules/closing'
import { may, type Viewer } from '@turnout/rules/membership'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account, Actor, Identify } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { recogniseSession } from '../accounts/public.ts'
import { findGameWithGroup, type GameWithGroup, viewerInGame, withGameRole } from '../game/public.ts'
import { memberFromRow } from '../members/public.ts'
import { type GameView, loadGameView, loadView } from './game-view.ts'
import type { Role } from './present.ts'

export interface AuthorizedGameView extends GameView {
  /** The role that decides what this person sees. */
  role: Role
  /** Whether this person is one of its organisers. */
  isOrganiser: boolean
}

const ByGame = z.object({ gameId: z.uuid() })

/** A game that was read in one statement with the session of the person who requests it. */
const views = new WeakMap<Actor, { view: GameView | null }>()

/** For endpoints that phones poll: one statement reads both the session and what it may see of the game. */
export function identifyViewer(deps: Deps, params: unknown): Identify {
  const game = ByGame.safeParse(params)
  if (!game.success) return deps.identify
  return async (token, timeZone) => {
    const { session, now, view } = await loadView(deps, { ...game.data, tokenHash: sha256(token) })
    const actor = session && (await recogniseSession(deps.sql, session, { now, timeZone }))
    if (actor) views.set(actor, { view })
    return actor
  }
}

/** A game for a person who may watch it. */
export async function authorizeGameView(
  deps: Deps,
  gameId: string,
  actor: Account,
  refuse: Refuse<'game-not-found'>,
): Promise<AuthorizedGameView> {
  const { view: found } = views.get(actor) ?? (await loadView(deps, { gameId, userId: actor.id }))
  const view = found ?? refuse('game-not-found')
  const viewer = withGameRole(memberFromRow(actor, view.membership), view.gameRow.evening)
  if (!may.seeGameDay(viewer)) refuse('not-allowed')
  return { ...view, role: roleOf(viewer), isOrganiser: may.manageGame(viewer) }
}

function roleOf(viewer: Viewer): Role {
  if (may.manageGame(viewer)) return 'steers'
  return may.controlMatch(viewer) ? 'controls' : 'watches'
}

/** A game for its organisers, without a command: for data that is stored next to the game. */
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

/** The link of a closed game shows the result for a while. */
export const isWatchable = ({ gameRow }: GameWithGroup, now: number): boolean =>
  !isLinkOver(gameRow.evening, now)

/** [S-2] The game of a spectator link. A wrong link, an old one and one of a game long over get the same refusal. */
export const loadGameByLink = async (
  deps: Deps,
  token: string,
  refuse: Refuse<'not-open-to-watch'>,
): Promise<GameView> => (await findWatchedGame(deps, token)) ?? refuse('not-open-to-watch')

/** The same for callers that show something else instead of a refusal. */
export async function findWatchedGame(deps: Deps, token: string): Promise<GameView | null> {
  const view = await loadGameView(deps, { link: token })
  return view && isWatchable(view, view.now) ? view : null
}
