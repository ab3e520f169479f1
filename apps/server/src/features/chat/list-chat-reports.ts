import { listChatReports as endpoint } from '@turnout/contract/chat-reports'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { requireChat } from './chat-command.ts'
import { presentReports } from './present-reports.ts'

export const listChatReports = handle(endpoint, async ({ actor, params, refuse }, { sql }: Deps) => {
  const { groupId } = params
  await requireChat(sql, { groupId, actor, refuse, may: may.manageChat })
  return presentReports(sql, groupId, actor.id)
})
