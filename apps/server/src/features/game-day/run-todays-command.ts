import type { ProblemCode } from '@turnout/contract/problem'
import type { GameEvent } from '@turnout/rules/game'
import type { Viewer } from '@turnout/rules/membership'
import type { Result } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import {
  type CommandContext,
  type CommandResult,
  type GameCommand,
  loadPeople,
  runGameCommand,
} from '../game/public.ts'
import { approvedMembers } from '../members/public.ts'
import { lockToday, refuseByGroup } from './today.ts'

export interface TodaysCommand<R extends ProblemCode> {
  name: GameCommand<R>['name']
  groupId: string
  actor: Account
  may: (viewer: Viewer) => boolean
  refuse: Refuse<R | 'group-not-found' | 'no-active-game' | 'game-closed'>
  decide: (context: CommandContext) => Result<readonly GameEvent[], R | 'not-allowed'>
  /** Ids that the body names: a person outside this group is unknown, before any rule is asked. */
  participants?: { ids: readonly string[]; refuse: Refuse<'participant-not-found'> }
}

/** A command on today's game, which must have begun: its first check-in made it. */
export async function runTodaysCommand<R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: TodaysCommand<R>,
): Promise<CommandResult> {
  const { gameRow, viewer } = await lockToday(deps, sql, command.groupId, command.actor, command.refuse)
  if (!command.may(viewer)) command.refuse('not-allowed')
  if (!gameRow) return command.refuse('no-active-game')
  await refuseUnknownIds(sql, command, gameRow.id)
  return runGameCommand<R | 'not-allowed'>(deps, sql, {
    ...command,
    refuse: refuseByGroup<R | 'game-closed' | 'not-allowed'>((code, details) =>
      command.refuse(code, details),
    ),
    gameId: gameRow.id,
  })
}

async function refuseUnknownIds(
  sql: Sql,
  { groupId, participants }: Pick<TodaysCommand<never>, 'groupId' | 'participants'>,
  gameId: string,
) {
  if (!participants) return
  const people = await loadPeople(sql, gameId)
  const unknown = participants.ids.filter((id) => !people.has(id))
  if (unknown.length === 0) return
  const members = await approvedMembers(sql, groupId)
  const isMember = (id: string) => members.some(({ membershipId }) => membershipId === id)
  if (!unknown.every(isMember)) participants.refuse('participant-not-found')
}

/** A body keyed by team number, in the order of the teams. */
export const picksByTeam = (
  body: Readonly<Record<string, readonly string[]>>,
): { team: number; ids: readonly string[] }[] =>
  Object.entries(body)
    .map(([team, ids]) => ({ team: Number(team), ids }))
    .sort((a, b) => a.team - b.team)
