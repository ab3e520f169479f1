import type { ProblemCode } from '@turnout/contract/problem'
import { checkInOpensAt, type Session } from '@turnout/rules/calendar'
import type { Viewer } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { findGameOn, type GameRow, viewerInGame } from '../game/public.ts'
import {
  dayBefore,
  findGroup,
  findStartedGames,
  type GroupRow,
  type StartedGame,
  sessionNow,
  sessionOfStarted,
  shareGroup,
} from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'

/** Today for a group: its session, its game after the first arrival, and the caller's role in it. */
export interface Today {
  now: number
  group: GroupRow
  startedGames: readonly StartedGame[]
  session: Session | null
  gameRow: GameRow | null
  viewer: Viewer
}

/** These paths name the group. A game is deleted only with its group, so a missing game is a missing group. */
export const refuseByGroup =
  <R extends ProblemCode>(refuse: Refuse<R | 'group-not-found'>): Refuse<R | 'game-not-found'> =>
  (code, details) =>
    code === 'game-not-found' ? refuse('group-not-found') : refuse(code, details)

/** Without a lock, for reads. */
export async function loadToday(
  deps: Deps,
  groupId: string,
  actor: Account,
  refuse: Refuse<'group-not-found'>,
): Promise<Today> {
  const group = (await findGroup(deps.sql, groupId)) ?? refuse('group-not-found')
  return buildToday(deps, deps.sql, group, actor)
}

/** For a command: locks the group, so that it is not deleted during a check-in. */
export async function lockToday(
  deps: Deps,
  sql: Sql,
  groupId: string,
  actor: Account,
  refuse: Refuse<'group-not-found'>,
): Promise<Today> {
  const group = (await shareGroup(sql, groupId)) ?? refuse('group-not-found')
  return buildToday(deps, sql, group, actor)
}

/** For a command on today's game, which reads that game itself under its lock. */
export async function lockTodaysSession(
  deps: Deps,
  sql: Sql,
  groupId: string,
  refuse: Refuse<'group-not-found'>,
) {
  const group = (await shareGroup(sql, groupId)) ?? refuse('group-not-found')
  return loadSession(deps, sql, group)
}

async function loadSession({ clock }: Deps, sql: Sql, group: GroupRow) {
  const now = await clock.now(sql)
  const startedGames = await findStartedGames(sql, group.id, now)
  const session = unfinishedYesterday(group, now, startedGames) ?? sessionNow(group, now, startedGames)
  return { now, startedGames, session }
}

async function buildToday(deps: Deps, sql: Sql, group: GroupRow, actor: Account): Promise<Today> {
  const { now, startedGames, session } = await loadSession(deps, sql, group)
  const gameRow = session && (await findGameOn(sql, group.id, session.date))
  const viewer = gameRow ? await viewerInGame(sql, actor, gameRow) : await viewerOf(sql, actor, group.id)
  return { now, group, startedGames, session, gameRow, viewer }
}

/**
 * Yesterday's game while it is still being finished by hand after its end (docs/decisions 0187): midnight removes no
 * match from a screen. The next session replaces it once its check-in opens.
 */
function unfinishedYesterday(
  group: GroupRow,
  now: number,
  startedGames: readonly StartedGame[],
): Session | null {
  const next = sessionNow(group, now, startedGames)
  if (next && now >= checkInOpensAt(next)) return null
  const yesterday = dayBefore(group.timeZone, now)
  const startedGame = startedGames.find(({ date, hasPlayBegun }) => date === yesterday && hasPlayBegun)
  return startedGame && now < startedGame.closesAt ? sessionOfStarted(startedGame) : null
}
