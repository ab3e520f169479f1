import type { ProblemCode } from '@turnout/contract/problem'
import type { GameEvent } from '@turnout/rules/game'
import type { Viewer } from '@turnout/rules/membership'
import type { Result } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Command, type Played, peopleOf, play, type Turn } from '../evening/public.ts'
import { approvedMembers } from '../members/public.ts'
import { holdToday } from './today.ts'

export interface DayCommand<R extends ProblemCode> {
  name: Command<R>['name']
  groupId: string
  actor: Account
  may: (viewer: Viewer) => boolean
  refuse: Command<R>['refuse']
  decide: (turn: Turn) => Result<readonly GameEvent[], R>
  /** Ids that the body names: strangers to this group are unknown, whatever the rule would say of them. */
  about?: readonly string[]
}

/** A command on today's game, which must have begun: its first check-in made it. */
export async function playToday<R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: DayCommand<R>,
): Promise<Played> {
  const { game, viewer } = await holdToday(deps, sql, command.groupId, command.actor)
  if (!command.may(viewer)) refuse('not-allowed')
  if (!game) return refuse('no-active-game')
  await refuseStrangers(sql, command, game.id)
  return play(deps, sql, { ...command, gameId: game.id })
}

async function refuseStrangers(
  sql: Sql,
  { groupId, about = [] }: Pick<DayCommand<never>, 'groupId' | 'about'>,
  gameId: string,
) {
  const people = await peopleOf(sql, gameId)
  const unknown = about.filter((id) => !people.has(id))
  if (unknown.length === 0) return
  const members = await approvedMembers(sql, groupId)
  const isMember = (id: string) => members.some(({ membershipId }) => membershipId === id)
  if (!unknown.every(isMember)) refuse('participant-not-found')
}

/** A body keyed by team number, in the order of the teams. */
export const byTeam = (
  body: Readonly<Record<string, readonly string[]>>,
): { team: number; ids: readonly string[] }[] =>
  Object.entries(body)
    .map(([team, ids]) => ({ team: Number(team), ids }))
    .sort((a, b) => a.team - b.team)
