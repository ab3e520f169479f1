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
import { authorizeGroup, type GroupRow, shareGroup } from '../groups/public.ts'
import { type ChatRow, findChat, lockChat } from './store.ts'

export interface ChatContext {
  sql: Sql
  group: GroupRow
  chat: ChatRow
  viewer: Viewer
  actor: Account
  at: number
}

interface ChatRequest {
  params: { groupId: string }
  actor: Account
  refuse: Refuse<'group-not-found' | 'chat-off'>
}

export async function requireChat(sql: Sql, request: ChatRequest, mayEnter = may.chat): Promise<ChatRow> {
  const { group } = await authorizeGroup(sql, request, mayEnter)
  const chat = await findChat(sql, group.id)
  return chat.isOn ? chat : request.refuse('chat-off')
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
  { may: mayEnter = may.chat, always = false, budget, run }: Definition<E>,
) =>
  handle<E>(endpoint, async (request, deps) => {
    const actor = request.actor as Account
    // the endpoint declares the problems of the group; its type checks this
    const refuse = request.refuse as Refuse<ProblemCode>
    const entry = { params: request.params as { groupId: string }, actor, refuse }
    if (budget) {
      await authorizeGroup(deps.sql, entry, mayEnter)
      await request.spend(budget, actor.id, actor.at)
    }
    return request.transact(async (sql) => {
      const { group, viewer } = await authorizeGroup(sql, entry, mayEnter, shareGroup)
      const chat = await lockChat(sql, group.id)
      if (!chat.isOn && !always) refuse('chat-off')
      // after the lock, so that no message is older than the one before it
      const at = await deps.clock.now(sql)
      return run({ sql, group, chat, viewer, actor, at }, request, deps)
    })
  })
