import type { Endpoint, ProblemOf, ReplyOf } from '@turnout/contract/endpoint'
import type { ProblemCode } from '@turnout/contract/problem'
import { may, type Viewer } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { ReportedBudget } from '../../platform/http/budget.ts'
import type { RequestContext } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { findGroup, type GroupRow, shareGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { type ChatRow, findChat, lockChat } from './store.ts'

export interface ChatContext {
  sql: Sql
  group: GroupRow
  chat: ChatRow
  viewer: Viewer
  actor: Account
  at: number
}

type ChatRefuse = Refuse<'group-not-found' | 'chat-off' | 'not-allowed'>

interface Entry {
  groupId: string
  actor: Account
  may?: (viewer: Viewer) => boolean
  refuse: ChatRefuse
}

/** Checked before anything is counted or locked. */
async function requireMember(sql: Sql, { groupId, actor, refuse, ...entry }: Entry): Promise<void> {
  const group = (await findGroup(sql, groupId)) ?? refuse('group-not-found')
  if (!(entry.may ?? may.chat)(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
}

export async function requireChat(sql: Sql, entry: Entry): Promise<ChatRow> {
  await requireMember(sql, entry)
  const chat = await findChat(sql, entry.groupId)
  return chat.isOn ? chat : entry.refuse('chat-off')
}

type ChatEndpoint = Endpoint & { access: 'signed-in' }

interface Definition<E extends Endpoint> {
  may?: (viewer: Viewer) => boolean
  /** Also allowed while the chat is off. */
  always?: boolean
  /** Spent before the transaction, so that it counts even if the command is refused. */
  budget?: ReportedBudget
  run: (context: ChatContext, request: RequestContext<E>, deps: Deps) => Promise<ReplyOf<E>>
}

/** Every command on a chat: locks the group, so that no membership ends meanwhile, and then the chat. */
export const chatCommand = <const E extends ChatEndpoint>(
  endpoint: E & ('group-not-found' extends ProblemOf<E> ? unknown : never),
  { always = false, budget, run, ...definition }: Definition<E>,
) =>
  handle<E>(endpoint, async (request, deps) => {
    const actor = request.actor as Account
    const { groupId } = request.params as { groupId: string }
    // the endpoint declares the problems of the group; its type checks this
    const refuse = request.refuse as Refuse<ProblemCode>
    const entry = { groupId, actor, refuse, ...definition }
    if (budget) {
      await requireMember(deps.sql, entry)
      await request.spend(budget, actor.id, actor.at)
    }
    return request.transact(async (sql) => {
      const group = (await shareGroup(sql, groupId)) ?? refuse('group-not-found')
      const viewer = await viewerOf(sql, actor, group.id)
      if (!(definition.may ?? may.chat)(viewer)) refuse('not-allowed')
      const chat = await lockChat(sql, group.id)
      if (!chat.isOn && !always) refuse('chat-off')
      // after the lock, so that no message is older than the one before it
      const at = await deps.clock.now(sql)
      return run({ sql, group, chat, viewer, actor, at }, request, deps)
    })
  })
