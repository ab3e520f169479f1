import type { ProblemCode } from '@turnout/contract/problem'
import { isLongOver } from '@turnout/rules/closing'
import { may, type Viewer } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  atThePitch,
  type Command,
  findKnownGame,
  type KnownGame,
  type Played,
  play,
  viewerIn,
} from '../evening/public.ts'
import { memberFrom } from '../members/public.ts'
import { type Look, lookAt } from './look.ts'
import type { Role } from './present.ts'
import { gameBehind } from './spectator-store.ts'

export interface SeenGame extends Look {
  /** As what this person sees it. */
  role: Role
  /** Whether this person is one of its organisers. */
  steers: boolean
}

/** A game for somebody who may watch it. */
export async function seeGame(deps: Deps, gameId: string, actor: Account): Promise<SeenGame> {
  const look = (await lookAt(deps, gameId, actor.id)) ?? refuse('game-not-found')
  const viewer = atThePitch(memberFrom(actor, look.seat), look.game.evening)
  if (!may.seeGameDay(viewer)) refuse('not-allowed')
  return { ...look, role: roleOf(viewer), steers: may.manageGame(viewer) }
}

function roleOf(viewer: Viewer): Role {
  if (may.manageGame(viewer)) return 'steers'
  return may.controlMatch(viewer) ? 'controls' : 'watches'
}

/** A game for its organisers, without a command on it: what stands beside the evening and is no part of it. */
export async function steeredGame(sql: Sql, gameId: string, actor: Account): Promise<KnownGame> {
  const known = (await findKnownGame(sql, gameId)) ?? refuse('game-not-found')
  if (!may.manageGame(await viewerIn(sql, actor, known.game))) refuse('not-allowed')
  return known
}

/** Once an organiser has ended the evening, its link still shows what it came to, until that is history. */
export const isWatchable = ({ game }: KnownGame, now: number): boolean => !isLongOver(game.evening, now)

/** [S-2] The game of whoever has its link. A wrong link, an old one and an evening long over are told alike. */
export async function gameByLink(deps: Deps, token: string): Promise<Look> {
  const gameId = await gameBehind(deps.sql, token)
  const look = gameId === null ? null : await lookAt(deps, gameId, null)
  if (!look || !isWatchable(look, look.now)) return refuse('not-open-to-watch')
  return look
}

/** A command of whoever controls the match: the organisers, and the referee while it is on. */
export const control = <R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: Omit<Command<R>, 'may'>,
): Promise<Played> => play(deps, sql, { ...command, may: may.controlMatch })

/** A command that steers the evening between matches, for organisers only. */
export const steer = <R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: Omit<Command<R>, 'may'>,
): Promise<Played> => play(deps, sql, { ...command, may: may.manageGame })
