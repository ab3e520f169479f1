import type { Endpoint, ProblemOf, ReplyOf, RequestOf } from '@turnout/contract/endpoint'
import type { CommonProblem, ProblemCode } from '@turnout/contract/problem'
import type { Standing, Viewer } from '@turnout/rules/membership'
import type { Result } from '@turnout/rules/result'
import type { MembershipEvent } from '../../events.ts'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { authorizeGroup, changeGroup, lockGroup, shareGroup } from '../groups/public.ts'
import { standingOfRow } from './membership.ts'
import { changeMember, lockMember, lockMemberOf, type MemberChange, type MemberRow } from './store.ts'

interface Membership {
  viewer: Viewer
  /** The target's standing before the command. */
  target: Standing
  self: boolean
}

/** What differs between commands on a membership. */
interface MemberCommand<E extends Endpoint> {
  may: (viewer: Viewer) => boolean
  decide: (
    membership: Membership,
    query: RequestOf<E>['query'],
  ) => Result<Standing, ProblemOf<E> | CommonProblem>
  event: (membership: Membership) => MembershipEvent
  /** Gets the row after the command. */
  reply: (row: MemberRow, membership: Membership) => ReplyOf<E>
  /** Locks the group, whose row names the creator: no other admin is demoted or made creator meanwhile. */
  changesCreator?: boolean
  /** Locks the group as well, because the membership may end: no answer about a game is decided meanwhile. */
  mayEnd?: boolean
}

type MemberEndpoint = Endpoint & { access: 'signed-in' }

/** A command on the membership in its path, or on the caller's own. */
export const memberCommand = <const E extends MemberEndpoint>(
  endpoint: E & ('group-not-found' extends ProblemOf<E> ? unknown : never),
  { may, decide, event, reply, changesCreator = false, mayEnd = false }: MemberCommand<E>,
) =>
  handle(endpoint, ({ params, transact, ...request }, { clock, publish }) => {
    const actor = request.actor as Account
    const { groupId, memberId } = params as { groupId: string; memberId?: string }
    // the type of `endpoint` ensures that it declares the problems of the decision and of the group
    const refuse = request.refuse as Refuse<ProblemCode>
    return transact(async (sql) => {
      const lock = changesCreator || mayEnd ? lockGroup : shareGroup
      const { group, viewer } = await authorizeGroup(sql, { params: { groupId }, actor, refuse }, may, lock)
      const row = await lockTarget(sql, groupId, memberId, actor)
      const membership = { viewer, target: standingOfRow(row), self: row?.userId === actor.id }
      const decision = decide(membership, request.query)
      if (!decision.ok) return refuse(decision.refusal)
      if (!row) throw new Error(`${endpoint.name} was allowed on a membership that does not exist.`)

      const type = event(membership)
      const at = await clock.now(sql)
      const change = columnsOf(decision.value, membership.target, type, new Date(at))
      await changeMember(sql, row.id, change)
      if (changesCreator) await changeGroup(sql, groupId, { creatorId: row.userId })
      await publish(sql, type, { groupId, groupName: group.name, userId: row.userId, by: actor.id, at })
      return reply({ ...row, ...change, creator: row.creator || changesCreator }, membership)
    })
  })

const lockTarget = (sql: Sql, groupId: string, memberId: string | undefined, { id }: Account) =>
  memberId === undefined ? lockMemberOf(sql, groupId, id) : lockMember(sql, groupId, memberId)

const columnsOf = (after: Standing, before: Standing, event: MembershipEvent, at: Date) =>
  ({
    state: after.type === 'stranger' ? 'gone' : after.type,
    ...(after.type === 'stranger' && { isSpare: false }),
    ...(before.type === 'pending' && after.type === 'member' && { joinedAt: at, rejectedAt: null }),
    ...(event === 'request-rejected' && { rejectedAt: at }),
  }) satisfies MemberChange
