import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import { currentMatch, type Evening } from '@turnout/rules/evening'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Command, findGame, type GameRow, type Played, play, viewerIn } from '../evening/public.ts'
import { findGroup, type GroupRow } from '../groups/public.ts'

export interface SeenGame {
  game: GameRow
  group: GroupRow
  /** Whether this person may steer the match that is on. */
  controls: boolean
}

/** A game for somebody who may watch it: a deleted group's games are as unknown as any other. */
export async function seeGame(sql: Sql, gameId: string, actor: Account): Promise<SeenGame> {
  const game = await findGame(sql, gameId)
  const group = game && (await findGroup(sql, game.groupId))
  if (!game || !group) return refuse('game-not-found')
  const viewer = await viewerIn(sql, actor, game)
  if (!may.seeGameDay(viewer)) refuse('not-allowed')
  return { game, group, controls: may.controlMatch(viewer) }
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
): Promise<Played> => play(deps, sql, { ...command, may: may.steerEvening })

/** Whether a press meant another match than the one that is on: it was made before the whistle and came after it. */
export const isOtherMatch = (evening: Evening, meant: number | undefined): boolean => {
  const on = currentMatch(evening)
  return meant !== undefined && on !== null && on.number !== meant
}

/** A team id of no team in this game is bad input, whatever the match is doing (trust M3). */
export const strangeTeam = (): never =>
  refuse('invalid-input', { first: PROBLEMS['team-not-in-game'].detail })
