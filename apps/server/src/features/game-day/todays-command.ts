import type { ProblemCode } from '@turnout/contract/problem'
import type { RequestContext } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import {
  type CommandContext,
  type CommandDefinition,
  type CommandEndpoint,
  gameCommandOn,
  loadPeople,
} from '../game/public.ts'
import { approvedMembers, viewerOf } from '../members/public.ts'
import { lockTodaysSession, refuseByGroup } from './today.ts'

const onTodaysGame = gameCommandOn({
  problems: ['group-not-found', 'no-active-game', 'game-closed'],
  async findGameId(deps, sql, { params, actor, may, refuse }) {
    const { groupId } = params as { groupId: string }
    const { session, startedGames } = await lockTodaysSession(deps, sql, groupId, refuse)
    const game = startedGames.find(({ date }) => date === session?.date)
    if (game) return game.gameId
    return may(await viewerOf(sql, actor, groupId)) ? refuse('no-active-game') : refuse('not-allowed')
  },
  translate: refuseByGroup<ProblemCode>,
})

interface NamedParticipants<E extends CommandEndpoint> {
  ids: (request: RequestContext<E>) => readonly string[]
  refuse: (request: RequestContext<E>) => Refuse<'participant-not-found'>
}

type TodaysDefinition<E extends CommandEndpoint> = CommandDefinition<E> & {
  /** Ids in the body: a person outside this group is refused as unknown, before any rule decides. */
  participants?: NamedParticipants<E>
}

/** A command on today's game of a group, which the first check-in creates. */
export const todaysCommand = <const E extends CommandEndpoint>(
  endpoint: Parameters<typeof onTodaysGame<E>>[0],
  { participants, decide, ...definition }: TodaysDefinition<E>,
) =>
  onTodaysGame<E>(endpoint, {
    ...definition,
    decide: async (context, request) => {
      if (participants && !(await areKnown(context, participants.ids(request))))
        return participants.refuse(request)('participant-not-found')
      return decide(context, request)
    },
  })

async function areKnown({ sql, game, gameRow, group }: CommandContext, ids: readonly string[]) {
  const absent = ids.filter((id) => !game.participants.some((participant) => participant.id === id))
  if (absent.length === 0) return true
  const people = await loadPeople(sql, gameRow.id)
  const members = await approvedMembers(sql, group.id)
  return absent.every((id) => people.has(id) || members.some(({ membershipId }) => membershipId === id))
}

/** A body keyed by team number, in the order of the teams. */
export const picksByTeam = (
  body: Readonly<Record<string, readonly string[]>>,
): { team: number; ids: readonly string[] }[] =>
  Object.entries(body)
    .map(([team, ids]) => ({ team: Number(team), ids }))
    .sort((a, b) => a.team - b.team)
